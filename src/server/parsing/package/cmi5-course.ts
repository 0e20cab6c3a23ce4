import { counted } from '#domain/text/counted.ts';
import { moveOnRules } from '#domain/interactive/protocols.ts';
import { unreadable } from '../refused.ts';
import { elementOf, listOf, textOf, type Element } from '../webdav/multistatus.ts';
import { attributeOf, described, launchDataOf, numberOf, type Unit } from './unit.ts';

const name = 'cmi5.xml';

/** The one assignable unit of a cmi5 course (cmi5, 13). */
export function cmi5Unit(content: Uint8Array): Unit {
  const course = described(content, name, 'courseStructure');
  const units = unitsIn(course);
  if (units.length > 1)
    unreadable(
      `This package holds ${counted(units.length, 'activity', 'activities')}. Export each as a package of its own.`,
    );
  const [unit] = units;
  if (!unit) return unreadable('This package holds nothing that can be launched (no AU).');
  const moveOn = attributeOf(unit, 'moveOn');
  return {
    protocol: 'cmi5',
    address: textOf(unit['url']),
    launch: {
      data: launchDataOf(textOf(unit['launchParameters'])),
      passingScore: numberOf(attributeOf(unit, 'masteryScore')),
      moveOn: moveOnRules.find((rule) => rule === moveOn) ?? null,
      publisherId: attributeOf(unit, 'id')?.slice(0, 500) ?? null,
    },
  };
}

const unitsIn = (parent: Element): Element[] => [
  ...listOf(parent['au']).map(elementOf),
  ...listOf(parent['block']).map(elementOf).flatMap(unitsIn),
];
