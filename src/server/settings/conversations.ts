type Environment = Readonly<Record<string, string | undefined>>;

/** A service that speaks the calls of OpenAI: its base address, how we are known there, and what is asked for. */
export interface SpeechService {
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

/** Who writes down recordings and analyses conversations; what is null is done by the product alone, or not at all. */
export interface ConversationSettings {
  /** A program of this machine: its words, of which `{file}` is the recording. It prints captions, or lines with names. */
  readonly transcriptionCommand: readonly string[] | null;
  readonly transcription: SpeechService | null;
  /** Each channel of a recording is somebody who speaks. */
  readonly isByChannel?: boolean;
  readonly analysis: SpeechService | null;
}

/** Throws a sentence for the operator. */
export const readConversations = (environment: Environment): ConversationSettings => ({
  transcriptionCommand: commandOf(environment['TRANSCRIPTION_COMMAND']),
  transcription: serviceOf(environment, 'TRANSCRIPTION', 'whisper-1'),
  isByChannel: channelsOf(environment['TRANSCRIPTION_CHANNELS']),
  analysis: serviceOf(environment, 'ANALYSIS', 'gpt-4o-mini'),
});

function commandOf(text: string | undefined): readonly string[] | null {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  if (!words.includes('{file}')) throw new Error('TRANSCRIPTION_COMMAND must name {file}.');
  return words;
}

function channelsOf(text: string | undefined): boolean {
  if (text && text !== 'speakers')
    throw new Error('TRANSCRIPTION_CHANNELS must be speakers, or nothing.');
  return text === 'speakers';
}

function serviceOf(environment: Environment, name: string, usual: string): SpeechService | null {
  const url = environment[`${name}_URL`];
  if (!url) return null;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new Error(`${name}_URL must be an address that begins with https:// or http://.`);
  return {
    url: url.replace(/\/+$/, ''),
    key: environment[`${name}_KEY`] || null,
    model: environment[`${name}_MODEL`] || usual,
  };
}
