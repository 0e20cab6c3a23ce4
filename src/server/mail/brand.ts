/** The product's name in mails, calendar files and wherever the product itself does something. */
export const productName = 'Waymark';
