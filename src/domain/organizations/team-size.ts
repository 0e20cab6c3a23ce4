/** How many people a team can have. */
export const mostMembers = 200;
