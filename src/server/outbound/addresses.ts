import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Networks that are somebody's own, or nobody's: nothing out there is reached through them. */
const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  internal.addSubnet(network, prefix, 'ipv4');

/** Of the newer addresses only the part that is given out to the world is public; in it, these lead back into older or private ones. */
const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');
const internalNewer = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  internalNewer.addSubnet(network, prefix, 'ipv6');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

export const isLoopback = (address: string): boolean => loopback.check(address, familyOf(address));

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !internal.check(address, 'ipv4');
  return worldwide.check(address, 'ipv6') && !internalNewer.check(address, 'ipv6');
}
