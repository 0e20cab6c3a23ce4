import { brand } from '#domain/brand.ts';

/** The product's name in mails, calendar files and wherever the product itself does something. */
export const { productName } = brand;

export const { colours } = brand;
