import { parsers } from '../parsers.ts';
import { serve } from './serve.ts';

serve(parsers);
