/** Transcripts that are worth reading, with times; `{me}` is whoever uploads them. */
export const coachingTranscripts = [
  `[00:00] {me}: So, Ruth, you wanted to talk about the handover. I have thought about it and I would simply make a list, with names and dates, and then send it round to everyone on Monday. That is what I did when I took over the desk in Leeds, and it worked well, although of course the team was smaller and we all sat in one room.
[00:31] Ruth: Right. I did make a list once.
[00:35] {me}: Good, then you know how it goes. Did you send it to Karim as well?
[00:40] Ruth: I think so. He said he was too busy to read it.
[00:45] {me}: He always says that. You should tell him that it is not a question of being busy. Tell him the client expects a name, and his is on the list.
[00:58] Ruth: I could. It is just that we had a quarrel in March, and since then he answers in one word.
[01:07] {me}: Don’t take it personally. Write to him, put me in copy, and it will be done. Is there anything else?
[01:16] Ruth: No. Well, there is the budget, but that can wait.
[01:21] {me}: Then let us say that you send the list on Monday.
[01:26] Ruth: All right. I’ll send it on Monday.`,
  `[00:00] {me}: Good to see you, Ruth. What would you like to talk about today?
[00:06] Ruth: The handover again. I sent the list, and nothing has moved.
[00:13] {me}: What happened when you sent it?
[00:17] Ruth: Two people answered. Karim did not. And then the client rang me and not him.
[00:27] {me}: I would have rung Karim at once. But tell me more about the call with the client.
[00:35] Ruth: She wanted to know who decides now. I said that we would tell her by Friday, and I felt silly.
[00:46] {me}: It sounds like you were left alone with it.
[00:50] Ruth: Yes. I did not sleep well, to be honest.
[00:55] {me}: You could ask for a meeting of the three of you. Or you could let me talk to Karim. What do you think?
[01:04] Ruth: A meeting. If you talk to him he will think that I complained.
[01:10] {me}: Fine. When will you ask him?
[01:14] Ruth: Tomorrow. I’ll go to his desk, I think that is better than writing.`,
  `[00:00] {me}: Hello Ruth. What would you like to have at the end of our half hour?
[00:06] Ruth: I want to know how to speak with Karim about the quarrel without starting it again.
[00:15] {me}: How will you know that you have that?
[00:20] Ruth: If I had the first two sentences, and was not afraid of the third.
[00:28] {me}: What is it like between you at the moment?
[00:33] Ruth: Polite. He holds the door, and then he looks at his phone. We talk about the client and about nothing else.
[00:44] {me}: What have you tried so far?
[00:49] Ruth: I brought him coffee once. He thanked me and put it beside the old one.
[00:57] {me}: So you have reached out, and it was not taken up. What do you make of that?
[01:06] Ruth: That he is ashamed, perhaps. He shouted, in March, in front of the trainees.
[01:16] {me}: What could you say to him?
[01:22] Ruth: I could say that March is still in the room. Or that I miss how we used to work.
[01:32] {me}: And what else?
[01:38] Ruth: I could ask him what he needs from me. I have never asked.
[01:45] {me}: Which of those would you begin with?
[01:51] Ruth: That I miss how we used to work. It is true, and it is not about blame.
[01:59] {me}: When will you do it?
[02:03] Ruth: On Thursday, after the client call. We walk to the station anyway. I’ll say it there.
[02:12] {me}: How confident are you, out of ten?
[02:18] Ruth: Seven. I’m going to write the two sentences down tonight, then it is eight.`,
  `[00:00] {me}: How was Thursday, Ruth?
[00:03] Ruth: I said it. He stopped walking, and then he said that he had missed it too.
[00:14] {me}: What was different this time?
[00:19] Ruth: I did not defend anything. I said my sentence and I was quiet, and it was awful for about four seconds.
[00:31] {me}: Four seconds. What happened in them?
[00:36] Ruth: He looked at the pavement. And then he talked about his father, who is ill. I did not know.
[00:47] {me}: What would you like from today, now that this has moved?
[00:53] Ruth: I want to hand over the desk properly, and to keep what we have found.
[01:01] {me}: By the end of the month, what would good look like?
[01:08] Ruth: Karim decides alone on everything below ten thousand, and the client knows it.
[01:17] {me}: Where are you now with that?
[01:22] Ruth: He asks me each time. It is a habit, for both of us. I like being asked.
[01:31] {me}: That is honest. What could you do with the liking?
[01:38] Ruth: I could wait an hour before I answer. Or send him back with a question.
[01:46] {me}: What else?
[01:51] Ruth: I could tell him that I like being asked, and that he should stop all the same.
[02:00] {me}: Which of those will you do first?
[02:05] Ruth: I’ll tell him tomorrow. And I will send the client one line with his name on Friday.
[02:14] {me}: What could get in the way?
[02:19] Ruth: My own phone. I’ll leave it in the drawer until lunch.`,
] as const;

export const sellingTranscripts = [
  `[00:00] {me}: So this is the planning board. You see the shifts here, the people there, and this colour means that someone is on leave. It runs in the browser, on a phone, and on the screen in the kitchen, if you like, and it has an archive of seven years.
[00:24] Mrs Bell: Very colourful. We use paper at the moment.
[00:29] {me}: Most of our customers did. Let me show you the reports. There are twelve, and you can build your own. This one is about overtime, this one is about sickness.
[00:45] Mrs Bell: I see. And what does it cost?
[00:49] {me}: It depends on the number of people. For forty it is nine pounds a head.
[00:57] Mrs Bell: That is too expensive for us.
[01:01] {me}: There is a discount until the end of the month. Would you like an offer?
[01:08] Mrs Bell: You can send it.`,
  `[00:00] {me}: Thank you for taking the time, Mrs Bell. I’d like to understand how you plan your shifts, and then we can both see whether it is worth another hour. Does that sound right?
[00:12] Mrs Bell: It does. I have until half past.
[00:16] {me}: How do you plan the shifts today?
[00:20] Mrs Bell: On paper, in the kitchen. On Sundays I sit there with the wishes of forty people.
[00:31] {me}: What happens when someone falls ill?
[00:36] Mrs Bell: I ring round. Last week I rang fourteen people on my day off, and in the end I did the night myself.
[00:48] {me}: What does that cost you?
[00:54] Mrs Bell: Two good nurses this year. They did not leave because of the pay, they left because of the ringing.
[01:06] {me}: If a free shift went to everyone who can take it, and the first yes had it, how would that help?
[01:16] Mrs Bell: That would save my Sundays. But half of my people don’t like phones.
[01:24] {me}: That’s a fair concern. What would have to happen so that they would try it?
[01:32] Mrs Bell: They would have to see it from a colleague and not from you.
[01:39] {me}: You mentioned the two nurses who left. Is there someone who would try it because of that?
[01:48] Mrs Bell: Joan. She is on the council, and she is angry.
[01:54] {me}: Could we book twenty minutes with Joan next week?
[01:59] Mrs Bell: Wednesday works, at two. I’ll ask her this afternoon.
[02:05] {me}: I’ll send you both a short page by tomorrow, so that nobody has to listen to a lecture.`,
] as const;
