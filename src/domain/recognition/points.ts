/** What gives points each time that it happens (domain reference, 11.5). They are data: what else happens in the product joins with a line. */
export const pointReasons = {
  sessionCompleted: { title: 'A session completed', points: 20 },
  reviewSubmitted: { title: 'A session reviewed', points: 10 },
  questionnaireSubmitted: { title: 'A questionnaire answered', points: 10 },
  conversationAnalysed: { title: 'A conversation analysed', points: 15 },
  postPublished: { title: 'A post published in the forum', points: 5 },
  resourceDone: { title: 'A resource marked as done', points: 2 },
  profileCompleted: { title: 'Your profile completed', points: 10 },
  programmeCompleted: { title: 'A programme completed', points: 30 },
} as const;

export type PointReason = keyof typeof pointReasons;
