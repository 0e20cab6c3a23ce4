import { WaitingLines } from '../../ui/skeleton.tsx';

export const PageWaiting = () => <WaitingLines />;
