export { ReportedProblems } from './reported-problems.tsx';
