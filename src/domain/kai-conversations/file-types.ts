const mega = 1024 * 1024;

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a transcript may be, by its content: WebVTT is text with a mark of its own. */
export const transcriptTypes = ['text/plain', 'text/vtt', docx] as const;

/** What a recording may be, by its content. */
export const recordingTypes = [
  'audio/mpeg',
  'audio/wav',
  'audio/x-m4a',
  'video/mp4',
  'video/webm',
] as const;

/** Bytes that a recording may have. */
export const mostRecordingBytes = 500 * mega;

/** Milliseconds that a recording may last. */
export const longestRecording = 3 * 60 * 60 * 1000;

export const isTranscript = (mediaType: string): boolean =>
  transcriptTypes.some((type) => type === mediaType);

/** What is offered where a file is chosen. */
export const transcriptEndings = ['.txt', '.vtt', '.srt', '.docx'] as const;
export const recordingEndings = ['.mp3', '.m4a', '.wav', '.mp4', '.webm'] as const;
