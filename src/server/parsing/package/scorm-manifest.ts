import { counted } from '#domain/text/counted.ts';
import type { PackageProtocol } from '#domain/interactive/protocols.ts';
import { unreadable } from '../refused.ts';
import { elementOf, listOf, textOf, type Element } from '../webdav/multistatus.ts';
import { attributeOf, described, launchDataOf, numberOf, type Unit } from './unit.ts';

const name = 'imsmanifest.xml';

/** The one SCO of a SCORM package: what the first organisation leads to, or else the first resource that is one. */
export function scormUnit(content: Uint8Array): Unit {
  const manifest = described(content, name, 'manifest');
  const protocol = versionOf(manifest, content);
  const resources = elementOf(manifest['resources']);
  const all = elementsIn(resources, 'resource');
  const scos = all.filter(isSco);
  const places = itemsOf(manifest).flatMap((item) => {
    const resource = scos.find(
      (each) => attributeOf(each, 'identifier') === attributeOf(item, 'identifierref'),
    );
    return resource ? [{ item, resource }] : [];
  });
  if (places.length > 1)
    unreadable(
      `This package holds ${counted(places.length, 'activity', 'activities')}. Export each as a package of its own.`,
    );
  const [sco] = scos;
  const [place] = places;
  const item: Element = place?.item ?? {};
  const resource = place?.resource ?? sco;
  if (!resource) return unreadable('This package holds nothing that can be launched (no SCO).');
  const base = [manifest, resources, resource].map((each) => attributeOf(each, 'base') ?? '');
  const address = `${base.join('')}${attributeOf(resource, 'href') ?? ''}`;
  return {
    protocol,
    address: withParameters(address, attributeOf(item, 'parameters') ?? ''),
    launch: {
      data: launchDataOf(textOf(item['datafromlms'] ?? item['dataFromLMS'])),
      passingScore: passingScoreOf(item, protocol),
      moveOn: null,
      publisherId: null,
    },
  };
}

const elementsIn = (parent: Element, child: string): Element[] =>
  listOf(parent[child]).map(elementOf);

/** What the manifest calls itself, or else whose words it uses. */
function versionOf(manifest: Element, content: Uint8Array): PackageProtocol {
  const version = textOf(elementOf(manifest['metadata'])['schemaversion']).trim();
  if (/^1\.2$/.test(version)) return 'scorm12';
  if (/^(CAM )?1\.3$|^2004\b/.test(version)) return 'scorm2004';
  const text = Buffer.from(content);
  if (version === '' && text.includes('/adlcp_rootv1p2')) return 'scorm12';
  if (version === '' && text.includes('/adlcp_v1p3')) return 'scorm2004';
  return unreadable(
    'The imsmanifest.xml of this package is neither of SCORM 1.2 nor of SCORM 2004.',
  );
}

/** The attribute is `scormtype` in 1.2 and `scormType` in 2004; tools mix them up. */
const isSco = (resource: Element): boolean =>
  /^sco$/i.test(attributeOf(resource, 'scormtype') ?? attributeOf(resource, 'scormType') ?? '');

/** The items of the organisation that is meant, in the order in which they are launched. */
function itemsOf(manifest: Element): Element[] {
  const organizations = elementOf(manifest['organizations']);
  const all = elementsIn(organizations, 'organization');
  const chosen = attributeOf(organizations, 'default');
  const first = all.find((each) => attributeOf(each, 'identifier') === chosen) ?? all[0];
  const below = (parent: Element): Element[] =>
    elementsIn(parent, 'item').flatMap((item) => [item, ...below(item)]);
  return first ? below(first) : [];
}

/** `?a=1`, `&a=1` and `a=1` mean the same (content aggregation model, 3.4.1.5). */
function withParameters(address: string, parameters: string): string {
  const rest = parameters.replace(/^[?&]+/, '');
  if (rest === '' || parameters.startsWith('#')) return `${address}${rest}`;
  return `${address}${address.includes('?') ? '&' : '?'}${rest}`;
}

function passingScoreOf(item: Element, protocol: PackageProtocol): number | null {
  if (protocol === 'scorm12') return numberOf(textOf(item['masteryscore']));
  const objectives = elementOf(elementOf(item['sequencing'])['objectives']);
  const primary = elementOf(objectives['primaryObjective']);
  if (attributeOf(primary, 'satisfiedByMeasure') !== 'true') return null;
  // Where nothing is named, nothing but the highest will do.
  return numberOf(textOf(primary['minNormalizedMeasure'])) ?? 1;
}
