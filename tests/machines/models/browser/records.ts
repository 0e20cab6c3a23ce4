import { coachPermissionModel } from '../coach-permission.ts';
import { organizationModel } from '../organization.ts';
import { resourceCategoryModel } from '../resource-category.ts';
import { sessionModel } from '../session.ts';
import { teamModel } from '../team.ts';
import type { BrowserModel } from './model.ts';
import { plainPages } from './plain.ts';

/** The plain records that have pages. */
export const recordPages: Readonly<Record<string, BrowserModel>> = {
  organization: plainPages(organizationModel),
  session: plainPages(sessionModel),
  team: plainPages(teamModel),
  'coach-permission': plainPages(coachPermissionModel),
  'resource-category': plainPages(resourceCategoryModel),
};
