export { holdCredit } from './credit.ts';
export { letGoOfConversations } from './erase.ts';
export { conversationPurpose } from './files.ts';
export { kaiConversationKind } from './kind.ts';
export { writePassages } from './passages.ts';
export { conversationsPlace } from './visible.ts';
export { conversationJob, drawingJob, recordingJob } from './queue.ts';
export { drawingWork, keepPeaks, placeRecordings } from './recordings/recordings.ts';
export { conversationWork, keepAnalysis, recordingWork } from './work.ts';
