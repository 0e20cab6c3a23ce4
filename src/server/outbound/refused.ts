const sentences = {
  address: 'The address is not on the public internet.',
  protocol: 'Only https is allowed.',
  redirects: 'The answer was redirected too often.',
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
