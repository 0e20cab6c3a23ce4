export const thisSiteCantBeEmbedded = 'This site can’t be embedded; it will open in a new tab.';
export const thisActivityIsTakingLonger =
  'This activity is taking longer than usual. Reload or open in a new tab.';
export const reload = 'Reload';
export const openInANewTab = (title: string) => `Open ${title} in a new tab`;

export const inTheRoom = 'In the room';
