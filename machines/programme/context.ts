import type { AskedOf, WordsOf } from '../capability.ts';
import type { PlainContext } from '../plain-record.ts';
import type { programmeFields } from './fields.ts';

export type ProgrammeContext = PlainContext<typeof programmeFields>;
export type Asked = AskedOf<ProgrammeContext>;
export type Words = WordsOf<ProgrammeContext>;
