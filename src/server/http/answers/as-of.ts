/** The header of an answer that says of which moment it is: whatever changed from then on may be missing in it. */
export const asOfHeader = 'As-Of';
