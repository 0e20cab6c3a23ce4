const sentences = {
  address: 'The address is not one of the public internet.',
  protocol: 'Only https is spoken with others.',
  redirects: 'The answer was sent on too often.',
  size: 'The answer is too long.',
} as const;

/** Another server is not asked, or not listened to any more. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused';
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences) {
    super(sentences[reason]);
    this.reason = reason;
  }
}
