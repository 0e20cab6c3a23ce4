interface PaidSession {
  readonly creditMode: string;
  readonly creditCost: number;
  readonly format: string;
}

/** Whether everybody who comes to bookings of this session pays for themselves (domain reference, 5.2). */
export const isPaidByEach = ({ creditMode, creditCost, format }: PaidSession): boolean =>
  creditMode === 'perAttendee' && creditCost > 0 && format !== 'oneToOne';
