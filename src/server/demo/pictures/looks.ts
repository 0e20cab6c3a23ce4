/** How somebody is drawn: colours without the hash, and the shape of their hair. */
export interface Look {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  readonly cut: 'bob' | 'short' | 'bun' | 'curls' | 'long' | 'bald' | 'wrap';
  readonly glasses?: boolean;
  readonly beard?: boolean;
}

const look = (
  background: string,
  skin: string,
  hair: string,
  clothes: string,
  cut: Look['cut'],
  more: Partial<Look> = {},
): Look => ({
  background,
  skin,
  hair,
  clothes,
  cut,
  ...more,
});

/** The people with a picture, by the part of their address before the at sign. */
export const looks: Readonly<Record<string, Look>> = {
  'ana.silva': look('f7d9c4', 'd9a07a', '3b2417', '7a3e48', 'long'),
  'james.whitcombe': look('d5e3dc', 'edc4a6', '8a8178', '2f4858', 'short', {
    glasses: true,
    beard: true,
  }),
  'renee.beaumont-clarke': look('efe0f0', '8d5a3c', '1f1512', 'c98a2b', 'curls'),
  'friederike.von-hohenstein-bartenwerffer': look('dfe6f2', 'f1cdb3', 'c9a86a', '40535f', 'bun', {
    glasses: true,
  }),
  'arjun.mukherjee': look('f4e3c1', 'a9714b', '1d1a1a', '5a6b3b', 'short', { beard: true }),
  'chloe.nakamura': look('d3e9ec', 'ecc9a3', '201a20', 'b5533c', 'bob'),
  'mateus.albuquerque-de-oliveira': look('e3ecd0', 'b57d54', '2a1c14', '33658a', 'curls', {
    beard: true,
  }),
  'marcus.delgado': look('f6d7d2', 'c48f66', '30221a', '4a4063', 'bald', { glasses: true }),
  'mia.thornton': look('fbe6b8', 'f0c8a8', 'a4532a', '2d6a6a', 'bob'),
  'daniel.okonkwo': look('cfe3d4', '6b4226', '17110d', 'd08b3e', 'short'),
  'harriet.lindqvist-shaw': look('e8ddd4', 'f3d3bd', 'd8cfc4', '6d3b5e', 'bun'),
  'fatima.al-rashid': look('d9e0f0', 'cf9a6f', '6a5acd', '8f4e6a', 'wrap'),
  'kwame.asante': look('f3dcb6', '5a3825', '120d0a', '3c6e57', 'bald', { beard: true }),
  'priya.raman': look('f9d8d0', 'b07a52', '1c1414', '1f6f78', 'long', { glasses: true }),
};
