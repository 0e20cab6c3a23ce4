import type { FrameMessage } from '#domain/interactive/frame-contract.ts';
import type { PackageLaunch, PackageProtocol } from '#domain/interactive/protocols.ts';

/** What the server says of a package to the page of ours around it. */
export interface AdapterLaunch extends PackageLaunch {
  readonly protocol: Exclude<PackageProtocol, 'messages'>;
  /** The page of the package to begin with. */
  readonly src: string;
  /** The origin of the page around, which alone hears and is heard. */
  readonly page: string;
  readonly activityId: string;
  readonly endpoint: string;
  readonly homePage: string;
}

export interface AdapterHost {
  readonly say: (message: FrameMessage) => void;
  readonly later: (run: () => void, milliseconds: number) => unknown;
  readonly newId: () => string;
  readonly state: string | null;
  readonly isPreview: boolean;
}

export interface XapiAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface Adapter {
  readonly name: 'API' | 'API_1484_11' | 'waymarkRecords';
  readonly src: string;
  readonly api: object;
}

export function openAdapter(launch: AdapterLaunch, host: AdapterHost): Adapter;
