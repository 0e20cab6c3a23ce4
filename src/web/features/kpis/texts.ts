import { counted } from '#web/ui/numbers.ts';

export const latestAverage = 'Latest average';
export const trend = 'Trend';
export const responses = 'Responses';
export const target = 'Target';
export const none = 'None';
export const noValuesYet = 'No values yet';
export const unchanged = 'Unchanged';
export const better = 'better';
export const worse = 'worse';
export const up = (amount: string) => `Up ${amount}`;
export const down = (amount: string) => `Down ${amount}`;
export const judged = (change: string, course: string) => `${change}, ${course}`;

export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const highestFirst = 'Highest latest average first';
export const lowestFirst = 'Lowest latest average first';
export const deletedKpis = 'Deleted KPIs';
export const deleted = 'Deleted';
export const aKpiIsAFigure =
  'A KPI is a figure that you follow over time, such as attendance or confidence, for members and teams.';
export const listLead = 'Figures that are followed over time, against their targets.';

export const scopeLead =
  'Leave both empty if the KPI is for everyone. Only members of what you choose here have values.';
export const scope = 'Who it is for';
export const addOrganisation = 'Add an organisation';
export const addProgramme = 'Add a programme';
export const organisations = 'Organisations';
export const programmes = 'Programmes';
export const searchOrganisations = 'Search organisations';
export const searchProgrammes = 'Search programmes';
export const noOrganisation = 'No organisation by that name.';
export const noProgramme = 'No programme by that name.';
export const remove = (name: string) => `Remove ${name}`;
export const rangeTip = 'Values outside the range are refused. Leave it empty for no limit.';
export const targetTip = 'Drawn as a line beside the values.';
export const chooseAMeasure = 'Choose what is computed.';
export const enterTheTarget = 'Enter the target that values should be close to.';
export const computedLead =
  'Computed KPIs have values for the last 12 months as soon as you create them. New ones come in at the end of each period.';
export const chooseOne = 'Choose one';
export const keptWithValues = (values: number) =>
  `This KPI has ${counted(values, 'value')}: its source, unit and period can’t be changed.`;

export const valuesAreHidden = (values: number) =>
  values === 0
    ? 'It has no values.'
    : `Its ${counted(values, 'value')} ${values === 1 ? 'is' : 'are'} hidden, and kept in case you restore it.`;
export const nothingIsComputed = 'No new values come in while it is deleted.';
export const itCanBeRestored = 'You can restore it at any time.';
export const nobodyIsNotified = 'Nobody is notified.';
export const itComesBack = (values: number) =>
  values === 0
    ? 'It comes back without values.'
    : `It comes back with its ${counted(values, 'value')}.`;
export const computedMeanwhile = 'Values that were due in the meantime are computed.';

export const aboutThisKpi = 'About this KPI';
export const description = 'Description';
export const source = 'Source';
export const period = 'Period';
export const direction = 'Direction';
export const range = 'Range';
export const everyone = 'Everyone';
export const from = (least: string) => `${least} or more`;
export const upTo = (most: string) => `${most} or less`;
export const between = (least: string, most: string) => `${least} to ${most}`;
export const lastComputed = 'Last computed';
export const never = 'Never';
export const seeResponses = 'Responses';
export const computeNow = 'Compute now';
export const computed = (changed: number) =>
  changed === 0 ? 'All values are up to date.' : `${counted(changed, 'value')} changed.`;
export const ofValues = (count: number) => `average of ${counted(count, 'value')}`;
export const latestIn = (period: string) => `Latest: ${period}`;

export const averageByPeriod = 'Average by period';
export const average = 'Average';
export const drawnTogether = (values: number, target: string | null) =>
  target === null
    ? `The average of ${counted(values, 'value')} over time.`
    : `The average of ${counted(values, 'value')} over time, beside the target of ${target}.`;
export const trendIsEmpty = 'There is nothing to draw yet: values appear here as they come in.';
export const byProgramme = 'By programme';
export const byTeam = 'By team';
export const latestPeriodOnly = (period: string) => `Averages of ${period}`;
export const onlyOf = (name: string) => `Only values of ${name}`;
export const showEverybody = 'Show everyone';
export const noneTakePart = 'No values by programme in this period.';
export const noneInTeams = 'No values by team in this period.';

export const lastValues = 'Latest values';

export const kpiResponses = 'KPI Responses';
export const memberOrTeam = 'Member or team';
export const organisation = 'Organisation';
export const value = 'Value';
export const change = 'Change';
export const comment = 'Comment';
export const date = 'Date';
export const first = 'First value';
export const wasBefore = (earlier: string) => `Corrected, was ${earlier}`;
export const correct = 'Correct';
export const correctOf = (name: string, period: string) =>
  `Correct the value of ${name}, ${period}`;
export const addValue = 'Add value';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const highestValueFirst = 'Highest value first';
export const lowestValueFirst = 'Lowest value first';
export const programme = 'Programme';
export const team = 'Team';
export const fromDay = 'From';
export const untilDay = 'Until';
export const oneOrganisation = 'One organisation';
export const oneProgramme = 'One programme';
export const oneTeam = 'One team';
export const fromChip = (date: string) => `From ${date}`;
export const untilChip = (date: string) => `Until ${date}`;
export const searchTeams = 'Search teams';
export const noTeam = 'No team by that name.';
export const searchMembers = 'Search members';
export const noMember = 'No member by that name.';
export const valuesNouns = 'values';
export const searchValues = 'Search values';
export const whoseValue = 'Whose value is it?';
export const member = 'Member';
export const anyDay = 'Any day of the period.';
export const chooseAMember = 'Choose a member or a team.';
export const chooseADay = 'Date is required.';
export const enterAValue = 'Value is required.';
export const notAddedYet = 'Not added yet';
export const notCorrectedYet = 'Not corrected yet';
export const cancel = 'Cancel';
export const saveCorrection = 'Save correction';
export const theEarlierValueIsKept = (earlier: string) =>
  `The value is ${earlier} now. It stays on record.`;
export const exportValues = 'Export values';
export const allValues = 'all values in the list';
export const noValuesManual = 'Add the first value to see how this KPI develops.';
export const noValuesComputed =
  'Values come in at the end of each period, once there is something to count.';
export const noValuesQuestion = 'Values come in as members answer the questions linked to it.';

export const deletedTogether =
  'They and their values are hidden, and kept in case you restore them. No new values come in. Nobody is notified.';
export const restoredTogether =
  'They come back with their values. Values that were due in the meantime are computed. Nobody is notified.';
export const onlyOfSome = 'Only some of the values are shown.';
export const enteredBy = (name: string) => `Entered by ${name}`;
export const percentagePoints = (amount: number) =>
  counted(Math.round(amount * 10) / 10, 'percentage point');
