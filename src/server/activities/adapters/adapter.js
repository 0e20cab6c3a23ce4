import { openScorm } from './scorm.js';
import { openXapi } from './xapi.js';

/**
 * What stands in the window around the pages of a package, and the address that they begin with. `launch` is what the server says of the package; what the
 * pages do comes back as messages of our own contract.
 */
export function openAdapter(launch, host) {
  if (launch.protocol !== 'cmi5') return { ...openScorm(launch, host), src: launch.src };
  const { src, ...records } = openXapi(launch, host);
  const url = new URL(launch.src);
  for (const [name, value] of Object.entries(src)) url.searchParams.set(name, value);
  return { name: 'waymarkRecords', api: records, src: url.href };
}
