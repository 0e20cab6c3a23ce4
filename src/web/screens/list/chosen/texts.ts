export const ofLabel = (number: string, number2: string) => `${number} of ${number2}`;
