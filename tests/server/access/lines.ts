export const heading =
  'nobody owner neighbour stranger ownOA otherOA coach otherCoach admin superAdmin';

/** What the door of every endpoint says where its policy alone does not, as the routes and policies have it. */
export const table = `
                                                      ${heading}
POST /auth/sign-in                                    yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /auth/refresh                                    in     in    in        in       in    in      in    in         in    in
POST /auth/sign-out                                   yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /auth/oidc/start                                 yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /auth/oidc/exchange                              yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /auth/whoami                                      in     yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /user/organization/{organizationId}/team-leaders  in     yes   yes       –        yes   –       –     –          yes   yes
GET /programmes/user/{userId}                         in     yes   –         –        –     –       –     –          yes   yes
GET /programmes/{programme}                           in     yes   –         –        yes   –       yes   –          yes   yes
GET /programmes/{programme}/history                   in     yes   –         –        yes   –       yes   –          yes   yes
GET /session-options/{sessionOption}                  in     yes   –         –        yes   –       yes   –          yes   yes
GET /booking-constraints                              in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /booking-constraint/filter                        in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /booking-constraints/of/{sessionCredit}           in     yes   –         –        yes   –       no    no         yes   yes
GET /booking-constraints/{bookingConstraint}          in     yes   –         –        yes   –       no    no         yes   yes
GET /booking-constraints/{bookingConstraint}/history  in     yes   –         –        yes   –       no    no         yes   yes
GET /session-options/{sessionOption}/history          in     yes   –         –        yes   –       yes   –          yes   yes

POST /auth/sessions/{signIn}/events                   in     yes   –         –        –     –       –     –          –     –
POST /auth/sessions/events                            in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /auth/password/link                              yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /auth/password/check                             yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /auth/password/reset                             yes    yes   yes       yes      yes   yes     yes   yes        yes   yes

POST /saved-views                                     in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /saved-views/{savedView}/events                  in     yes   –         –        –     –       –     –          –     –

GET /legal/{document}                                 yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /legal/{document}/acceptance                      in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /legal/{document}/acceptance                     in     yes   yes       yes      yes   yes     yes   yes        yes   yes

GET /booking-requests/members                         in     no    no        no       no    no      yes   yes        yes   yes
GET /booking-requests/teams                           in     no    no        no       no    no      yes   yes        yes   yes
GET /booking-requests/slots                           in     yes   yes       –        yes   –       yes   yes        yes   yes
GET /booking-requests/free-times                      in     yes   yes       –        yes   –       yes   yes        yes   yes
GET /booking-requests/next-times                      in     yes   yes       –        yes   –       yes   yes        yes   yes
POST /booking-requests                                in     yes   yes       yes      yes   yes     no    no         no    no
GET /booking-requests/{bookingRequest}                in     yes   –         –        –     –       yes   –          yes   yes
POST /slot-holds                                      in     yes   yes       yes      yes   yes     no    no         no    no
GET /slot-holds/mine                                  in     yes   yes       yes      yes   yes     no    no         no    no
POST /slot-holds/{slotHold}/events                    in     yes   –         –        –     –       no    no         no    no

GET /bookings/{booking}                               in     yes   –         –        –     –       yes   –          yes   yes
GET /bookings/{booking}/history                       in     yes   –         –        –     –       yes   –          yes   yes
GET /bookings/{booking}/times                         in     yes   –         –        –     –       yes   –          yes   yes
GET /bookings/{booking}/calendar                      in     yes   –         –        –     –       yes   –          yes   yes
POST /bookings/{booking}/events                       in     yes   –         –        –     –       yes   –          yes   yes
POST /bookings                                        in     no    no        no       no    no      yes   yes        yes   yes

GET /bookings/{booking}/attendees                     in     yes   –         –        –     –       yes   –          yes   yes
GET /attendees/{attendee}                             in     yes   –         –        –     –       yes   –          yes   yes
GET /attendees/{attendee}/history                     in     yes   –         –        –     –       yes   –          yes   yes
GET /attendees/{attendee}/review                      in     yes   –         –        –     –       yes   –          yes   yes
POST /attendees/{attendee}/events                     in     yes   –         –        –     –       yes   –          yes   yes

GET /booking-groups/plan                              in     no    no        no       no    no      no    no         yes   yes
GET /booking-groups/{bookingGroup}                    in     –     –         –        –     –       yes   –          yes   yes
GET /booking-groups/{bookingGroup}/history            in     –     –         –        –     –       yes   –          yes   yes
GET /booking-groups/{bookingGroup}/bookings           in     –     –         –        –     –       yes   –          yes   yes
GET /booking-groups/{bookingGroup}/cancelling         in     –     –         –        –     –       yes   –          yes   yes
GET /booking-groups/{bookingGroup}/calendar           in     –     –         –        –     –       yes   –          yes   yes
POST /booking-groups                                  in     no    no        no       no    no      no    no         yes   yes
POST /booking-groups/{bookingGroup}/events            in     –     –         –        –     –       yes   –          yes   yes

GET /booking-invites/{bookingInvite}                  in     yes   –         –        –     –       yes   –          yes   yes
GET /booking-invites/{bookingInvite}/history          in     yes   –         –        –     –       yes   –          yes   yes
GET /bookings/{booking}/seats                         in     yes   –         –        –     –       yes   –          yes   yes
GET /bookings/{booking}/invitees                      in     yes   –         –        –     –       no    –          yes   yes
POST /booking-invites                                 in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /booking-invites/{bookingInvite}/events          in     yes   –         –        –     –       yes   –          yes   yes

GET /meetings/{booking}                               in     yes   –         –        –     –       yes   –          yes   yes
POST /meetings/{booking}/seat                         in     yes   –         –        –     –       yes   –          yes   yes
POST /meetings/{booking}/exchange                     in     yes   –         –        –     –       yes   –          yes   yes
POST /meetings/{booking}/leave                        in     yes   –         –        –     –       yes   –          yes   yes
POST /meetings/{booking}/problems                     in     yes   –         –        –     –       yes   –          yes   yes
GET /meetings/{booking}/messages                      in     yes   –         –        –     –       yes   –          no    no
POST /meetings/{booking}/messages                     in     yes   –         –        –     –       yes   –          no    no
POST /meetings/{booking}/client                       in     no    –         –        –     –       yes   –          yes   yes

GET /coach-notes                                      in     no    no        no       no    no      yes   yes        yes   yes
GET /coach-note/filter                                in     no    no        no       no    no      yes   yes        yes   yes
GET /coach-notes/choices                              in     no    no        no       no    no      yes   yes        yes   yes
GET /coach-notes/of/{scope}/{subject}                 in     no    no        no       no    no      yes   –          yes   yes
GET /coach-notes/places/{booking}                     in     no    no        no       no    no      yes   –          no    no
GET /coach-notes/{coachNote}                          in     no    no        no       no    no      yes   –          yes   yes
GET /coach-notes/{coachNote}/history                  in     no    no        no       no    no      yes   –          yes   yes
POST /coach-notes                                     in     no    no        no       no    no      –     –          no    no
POST /coach-notes/{coachNote}/events                  in     no    no        no       no    no      yes   –          no    no

GET /kai-conversations/choices                        in     yes   yes       yes      yes   yes     no    no         yes   yes
POST /kai-conversations                               in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /kai-conversations/files/{kaiFile}                in     yes   –         –        –     –       no    no         –     –
GET /kai-conversations/{kaiConversation}              in     yes   –         –        –     –       yes   –          yes   yes
GET /kai-conversations/{kaiConversation}/history      in     yes   –         –        –     –       yes   –          yes   yes
GET /kai-conversations/{kaiConversation}/passages     in     yes   –         –        –     –       yes   –          no    no
GET /kai-conversations/{kaiConversation}/export       in     yes   –         –        –     –       yes   –          no    no
GET /kai-conversations/{kaiConversation}/recordings   in     yes   –         –        –     –       yes   –          no    no
POST /kai-conversations/{kaiConversation}/links       in     –     –         –        –     –       –     –          no    no
GET /kai-recordings/{kaiConversation}                 –      –     –         –        –     –       –     –          –     –
POST /kai-conversations/{kaiConversation}/listening   in     yes   –         –        –     –       yes   –          no    no
GET /kai-conversations/{kaiConversation}/coaches      in     yes   –         –        –     –       no    no         yes   yes
POST /kai-conversations/{kaiConversation}/readings    in     yes   –         –        –     –       yes   –          yes   yes
POST /kai-conversations/{kaiConversation}/events      in     yes   –         –        –     –       yes   –          yes   yes

POST /forum-threads                                   in     yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /forum-threads/{forumThread}                      in     yes   –         –        –     –       –     –          yes   yes
GET /forum-threads/{forumThread}/history              in     yes   –         –        –     –       –     –          yes   yes
POST /forum-threads/{forumThread}/events              in     yes   –         –        –     –       –     –          yes   yes
POST /forum-threads/{forumThread}/following           in     yes   –         –        –     –       –     –          yes   yes
POST /forum-threads/{forumThread}/seen                in     yes   –         –        –     –       –     –          yes   yes
POST /forum-comments                                  in     yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /forum-comments/{forumComment}/history            in     yes   –         –        –     –       –     –          yes   yes
POST /forum-comments/{forumComment}/events            in     yes   –         –        –     –       –     –          yes   yes
POST /forum/rules/acceptances                         in     yes   yes       yes      yes   yes     yes   yes        yes   yes

GET /support-requests/{supportRequest}                in     yes   –         –        –     –       –     –          yes   yes
GET /support-requests/{supportRequest}/history        in     yes   –         –        –     –       –     –          yes   yes
GET /support-requests/{supportRequest}/files/{supportFile} in yes –      –        –     –       –     –          yes   yes
GET /conversations                                    in     yes   yes       yes      yes   yes     yes   yes        no    yes
GET /conversation/filter                              in     yes   yes       yes      yes   yes     yes   yes        no    yes
GET /conversations/unread                             in     yes   yes       yes      yes   yes     yes   yes        no    yes
GET /conversations/contacts                           in     yes   yes       yes      yes   yes     yes   yes        no    yes
GET /conversations/found                              in     yes   yes       yes      yes   yes     yes   yes        no    yes
POST /conversations/deliveries                        in     yes   yes       yes      yes   yes     yes   yes        no    yes
GET /conversations/contacts/{contact}                 in     yes   –         –        –     –       –     –          no    yes
GET /conversations/contacts/{contact}/messages        in     yes   –         –        –     –       –     –          no    yes
POST /conversations/contacts/{contact}/messages       in     yes   –         –        –     –       –     –          no    yes
POST /conversations/contacts/{contact}/marks          in     yes   –         –        –     –       –     –          no    yes
POST /conversations/contacts/{contact}/standing       in     yes   –         –        –     –       –     –          no    yes
POST /conversations/contacts/{contact}/draft          in     yes   –         –        –     –       –     –          no    yes
POST /conversations/contacts/{contact}/sign           in     yes   –         –        –     –       –     –          no    yes
POST /conversations/contacts/{contact}/block          in     yes   –         –        –     –       –     –          no    yes
GET /message/filter                                   in     yes   yes       yes      yes   yes     yes   yes        no    yes
GET /messages/{message}                               in     yes   –         –        –     –       –     –          no    –
GET /messages/{message}/history                       in     yes   –         –        –     –       –     –          no    –
GET /messages/{message}/files/{attachment}            in     yes   –         –        –     –       –     –          no    –
POST /messages/{message}/events                       in     yes   –         –        –     –       –     –          no    –
GET /conversation-viewings/{conversationViewing}/contacts in no    no        no       no    no      no    no         yes   no
POST /conversation-viewings/{conversationViewing}/events in  no    no        no       no    no      no    no         yes   –
POST /conversation-viewings/{conversationViewing}/pages in   no    no        no       no    no      no    no         yes   no
POST /support-requests                                in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /support-requests/{supportRequest}/events        in     yes   –         –        –     –       –     –          yes   yes

GET /reviews/of/{coach}                               in     no    no        no       no    no      yes   –          yes   yes
GET /reviews/mine/{booking}                           in     yes   –         –        –     –       no    no         no    no
POST /reviews/{review}/events                         in     yes   –         –        –     –       no    no         no    no

GET /coach-permissions/of/{end}/{subject}             in     yes   –         –        yes   –       –     –          yes   yes
GET /coach-permissions/{coachPermission}              in     yes   –         –        yes   –       yes   –          yes   yes
GET /coach-permissions/{coachPermission}/history      in     yes   –         –        yes   –       yes   –          yes   yes

GET /sessions                                         in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /session/filter                                   in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /sessions/{session}                               in     yes   yes       –        yes   –       yes   –          yes   yes
GET /sessions/{session}/history                       in     yes   yes       –        yes   –       yes   –          yes   yes

GET /coaches/{coach}/time                             in     no    no        no       no    no      yes   –          yes   yes
POST /coaches/{coach}/working-hours                   in     no    no        no       no    no      yes   –          yes   yes
POST /coaches/{coach}/exceptions                      in     no    no        no       no    no      yes   –          yes   yes
POST /coaches/{coach}/exceptions/{exception}/events   in     no    no        no       no    no      yes   –          yes   yes
GET /coaches/{coach}/setup-check                      in     no    no        no       no    no      yes   –          yes   yes

GET /external-calendars                               in     no    no        no       no    no      yes   yes        yes   yes
GET /external-calendar/filter                         in     no    no        no       no    no      yes   yes        yes   yes
GET /external-calendars/providers                     in     no    no        no       no    no      yes   yes        yes   yes
GET /external-calendars/of/{coach}                    in     no    no        no       no    no      yes   –          yes   yes
GET /external-calendars/{externalCalendar}            in     no    no        no       no    no      yes   –          yes   yes
GET /external-calendars/{externalCalendar}/history    in     no    no        no       no    no      yes   –          yes   yes
POST /external-calendars                             in     no    no        no       no    no      –     –          yes   yes
POST /external-calendars/{externalCalendar}/events    in     no    no        no       no    no      yes   –          yes   yes

POST /notification/{id}/action                        in     yes   –         –        –     –       –     –          –     –
POST /notifications/mine/action                       in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /notifications/mine/openings                     in     yes   yes       yes      yes   yes     yes   yes        yes   yes

GET /session-credits                                  in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /session-credit/filter                            in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /session-credits/{sessionCredit}                  in     yes   –         –        yes   –       no    no         yes   yes
GET /session-credits/{sessionCredit}/history          in     yes   –         –        yes   –       no    no         yes   yes
GET /session-credits/{entityType}/{entityId}          in     yes   –         –        yes   –       –     –          yes   yes
GET /programmes/{programme}/session-credit-audit-items  in     yes   –         –        yes   –       no    no         yes   yes
GET /session-credit-audit-item/filter                 in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /programmes/{programme}/session-credit-audit-items/choices  in     yes   –         –        yes   –       no    no         yes   yes
POST /programmes/{programme}/session-credit-audit-items/export  in     yes   –         –        yes   –       no    no         yes   yes
GET /programmes/{programme}/session-credit-audit-items/totals  in     no    no        no       yes   –       no    no         yes   yes
GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}  in     yes   –         –        yes   –       no    no         yes   yes
GET /kai-credits                                  in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /kai-credit/filter                            in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /kai-credits/{kaiCredit}                  in     yes   –         –        yes   –       no    no         yes   yes
GET /kai-credits/{kaiCredit}/history          in     yes   –         –        yes   –       no    no         yes   yes
GET /programmes/{programme}/kai-credit-audit-items  in     yes   –         –        yes   –       no    no         yes   yes
GET /kai-credit-audit-item/filter                 in     yes   yes       yes      yes   yes     no    no         yes   yes
GET /programmes/{programme}/kai-credit-audit-items/choices  in     yes   –         –        yes   –       no    no         yes   yes
POST /programmes/{programme}/kai-credit-audit-items/export  in     yes   –         –        yes   –       no    no         yes   yes
GET /programmes/{programme}/kai-credit-audit-items/totals  in     no    no        no       yes   –       no    no         yes   yes
GET /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}  in     yes   –         –        yes   –       no    no         yes   yes

GET /resources/{resource}                             in     yes   –         –        –     –       yes   –          yes   yes
GET /resources/{resource}/history                     in     yes   –         –        –     –       yes   –          yes   yes
GET /resources/{resource}/file                        in     yes   –         –        –     –       yes   –          yes   yes
POST /file-uploads/{fileUpload}/events                in     yes   –         –        –     –       –     –          –     –
POST /resources/{resource}/links                      in     –     –         –        –     –       –     –          –     –
GET /resource-thumbnails/{resource}                   –      –     –         –        –     –       –     –          –     –
GET /resource-files/{resource}                        –      –     –         –        –     –       –     –          –     –
GET /resources/of/{place}/{target}                    in     yes   –         –        –     –       yes   –          yes   yes
POST /resources                                       in     no    no        no       no    no      no    no         yes   yes
POST /resources/{resource}/events                     in     yes   –         –        –     –       yes   –          yes   yes
POST /resources/visits                                in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /resources/{resource}/progress                   in     yes   –         –        –     –       yes   –          yes   yes

GET /interactive-resources/{interactiveResource}                                in     yes   yes       –         yes   –       yes   yes        yes   yes
GET /interactive-resources/{interactiveResource}/history                        in     yes   yes       –         yes   –       yes   yes        yes   yes
GET /interactive-resources/{interactiveResource}/preview                        in     no    no        no        no    no      yes   yes        yes   yes
GET /programme-interactive-resources/{programmeInteractiveResource}             in     yes   –         –         yes   –       yes   –          yes   yes
GET /programme-interactive-resources/{programmeInteractiveResource}/history     in     yes   –         –         yes   –       yes   –          yes   yes
GET /programme-interactive-resources/{programmeInteractiveResource}/preview     in     no    no        no        no    no      yes   –          yes   yes
GET /interactive-responses/{interactiveResponse}                                in     yes   –         –         –     –       yes   –          yes   yes
GET /interactive-responses/{interactiveResponse}/history                        in     yes   –         –         –     –       yes   –          yes   yes
GET /questionnaire-assignments/{questionnaireAssignment}                         in     yes    –         –        yes   –       yes   –          yes   yes
GET /questionnaire-assignments/{questionnaireAssignment}/history                 in     yes    –         –        yes   –       yes   –          yes   yes
GET /questionnaire-assignments/{questionnaireAssignment}/results                 in     no     no        no       yes   –       yes   –          yes   yes
GET /questionnaire-assignments/choices                                           in     no     no        no       no    no      yes   yes        yes   yes
POST /questionnaire-assignments                                                  in     no     no        no       no    no      no    no         yes   yes
POST /questionnaire-assignments/{questionnaireAssignment}/events                 in     no     no        no       no    no      yes   –          yes   yes
GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}  in     yes    –         –        no    –       yes   –          yes   yes
GET /questionnaire-responses                                                     in     no     no        no       yes   –       yes   –          yes   yes
GET /questionnaire-response/filter                                               in     no     no        no       yes   yes     yes   yes        yes   yes
GET /questionnaire-responses/{questionnaireResponse}                             in     yes    –         –        –     –       yes   –          yes   yes
GET /questionnaire-responses/{questionnaireResponse}/history                     in     yes    –         –        –     –       yes   –          yes   yes
POST /questionnaire-responses/{questionnaireResponse}/events                     in     yes    –         –        –     –       yes   –          yes   yes
POST /questionnaire-responses/{questionnaireResponse}/answers                    in     yes    –         –        –     –       no    no         yes   yes
GET /submitted-responses                                                         in     no     no        no       no    no      yes   –          yes   yes
GET /submitted-response/filter                                                   in     no     no        no       no    no      yes   yes        yes   yes
POST /submitted-responses/export                                                 in     no     no        no       no    no      –     –          –     –
POST /interactive-responses                                                     in     –     –         –         –     –       no    no         no    no
POST /interactive-responses/{interactiveResponse}/messages                      in     yes   –         –         –     –       no    no         no    no
POST /interactive-responses/{interactiveResponse}/events                        in     yes   –         –         –     –       yes   –          yes   yes

GET /organizations/{organization}                     in     no    no        no       yes   –       no    no         yes   yes
GET /organizations/{organization}/history             in     no    no        no       yes   –       no    no         yes   yes
GET /organizations/{organization}/members             in     no    no        no       yes   –       no    no         yes   yes
GET /organizations/{organization}/members/choices     in     no    no        no       yes   –       no    no         yes   yes
GET /organization-member/filter                       in     no    no        no       yes   yes     no    no         yes   yes
POST /organizations/{organization}/members/export     in     no    no        no       yes   –       no    no         yes   yes
POST /organizations/{organization}/events             in     no    no        no       yes   –       no    no         yes   yes
POST /organizations/{organization}/logo               in     no    no        no       yes   yes     no    no         yes   yes

GET /teams/{team}                                     in     yes   –         –        yes   –       yes   –          yes   yes
GET /teams/{team}/history                             in     yes   –         –        yes   –       yes   –          yes   yes
POST /teams                                           in     no    no        no       yes   yes     no    no         yes   yes
POST /teams/{team}/events                             in     no    no        no       yes   –       no    no         yes   yes
GET /teams/{team}/members                             in     yes   –         –        yes   –       yes   –          yes   yes
GET /teams/{team}/candidates                          in     no    no        no       yes   –       no    no         yes   yes
GET /teams/choices                                    in     no    no        no       yes   yes     no    no         yes   yes

GET /kpi-values                                       in     no    no        no       no    no      no    no         –     –
POST /interactive-response-audit-items/export         in     no    no        no       no    no      no    no         –     –
POST /kpi-values/export                               in     no    no        no       no    no      no    no         –     –
GET /kpis/choices                                     in     no    no        no       no    no      no    no         –     –

GET /reports                                          in     no    no        no       yes   yes     no    no         yes   yes
GET /reports/{report}                                 in     no    no        no       yes   yes     no    no         yes   yes
GET /reports/{report}/schedule                        in     no    no        no       yes   yes     no    no         yes   yes
POST /reports/{report}/schedule                       in     no    no        no       yes   yes     no    no         yes   yes
POST /reports/{report}/export                         in     no    no        no       yes   yes     no    no         yes   yes

GET /policy/standards                                 in     no    no        no       yes   yes     no    no         yes   yes
GET /lives                                            in     no    no        no       yes   yes     no    no         yes   yes
GET /lives/{machine}                                  in     no    no        no       yes   yes     no    no         yes   yes

POST /profile/events                                  in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/password                                in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/picture                                 in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/picture/events                          in     yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /pictures/{picture}                               yes    yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/notifications                           in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/push                                    in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/mail-settings                           in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/notifications/mails                     in     yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /profile/message-settings                         in     yes   yes       yes      yes   yes     yes   yes        no    yes
POST /profile/message-settings                        in     yes   yes       yes      yes   yes     yes   yes        no    yes
POST /awards/{award}/events                           in     yes   yes       yes      yes   yes     yes   yes        yes   yes
POST /profile/export                                  in     yes   yes       yes      yes   yes     yes   yes        yes   yes
GET /profile/export/{ownExport}/file                  in     yes   –         –        –     –       –     –          –     –
`;
