import { conversation } from './conversation.ts';

const grow = (marks: string, name: string, text: string) => conversation('GROW', marks, name, text);

/** The first half of the coaching conversations. */
export const coachingBegun = [
  grow(
    '2222',
    'handing over the quarterly review',
    `
Coach: Good to see you. What would you like to have by the end of this conversation?
Mia: I want to stop being the one who does everything in the quarterly review.
Coach: How will you know that you have managed that?
Mia: I would leave the office at six in that week.
Coach: What happens now when the review comes up?
Mia: I do the numbers myself because explaining takes longer.
Coach: When was the last time you handed something over?
Mia: In spring. Tom did most of it and I redid the slides.
Coach: What could you do differently?
Mia: I could give Tom the whole part and only look at the end.
Coach: And what else?
Mia: Priya could make the slides.
Coach: Which one will you start with, and by when?
Mia: I'll talk to Tom tomorrow and send him last year's file.
Coach: How confident are you, out of ten?
Mia: Eight.`,
  ),
  grow(
    '2000',
    'only a goal',
    `
Coach: What's your goal for today?
Sam: My goal is to feel calmer before presentations.
Coach: And by the end of our hour, what would make it useful?
Sam: If I had one thing that I can hold on to.
Coach: Lovely. So calmer, and one thing to hold on to. That is a good place to begin, and we will carry on from here when we meet again after the holiday.
Sam: Thank you, I appreciate it.`,
  ),
  grow(
    '0200',
    'only how things are',
    `
Coach: How are things going with the new team?
Lena: Mixed. Two people hardly speak in meetings.
Coach: Tell me more about those two.
Lena: Jon looks at his phone, and Asha waits until I ask her.
Coach: What have you tried so far?
Lena: I asked around the table once. It felt like school.
Coach: It sounds like it matters to you that they speak of their own accord.
Lena: Yes. It reminds me of my first job.
Coach: Can you give me an example of a meeting that was different?
Lena: The one in the garden, without laptops.`,
  ),
  grow(
    '0020',
    'straight to ideas',
    `
Coach: So, the inbox. What could you do?
Rob: Turn off notifications, for a start.
Coach: What else?
Rob: Answer twice a day. Or let Kim sort it first.
Coach: What might happen if you answered only in the afternoon?
Rob: Some clients would ring. Perhaps that is better anyway.
Coach: If you had no fear of what they say, what would you pick?
Rob: The afternoon. The advantage is a free morning.`,
  ),
  grow(
    '0002',
    'only what comes next',
    `
Coach: We have five minutes. What will you do this week?
Nia: I'm going to ring the landlord and cancel the second desk.
Coach: When will you do it?
Nia: On Thursday, before lunch.
Coach: What could get in the way?
Nia: Only me. I'll put it in the calendar now.
Coach: Who will you tell?
Nia: My sister. She remembers everything.`,
  ),
  grow(
    '0000',
    'advice from beginning to end',
    `
Coach: Let me tell you how I handled it. When I led that region we had the same trouble with the night shift, and I simply moved the meeting and sent everyone the minutes.
Omar: Right.
Coach: Honestly, the meeting is the key. Move it to the morning. People are fresher, and you get a decision before the phones start.
Omar: Okay.
Coach: And write everything down. My old boss used to say that paper is patient. You should do the same with your lot.
Omar: I see.
Coach: That is really all there is to it.`,
  ),
  grow(
    '1210',
    'a goal said by the way',
    `
Mentor: So, what brings you here?
Kay: The handover to the new shop, mostly.
Mentor: Where are you now with it?
Kay: The stock is done, the rota isn't.
Mentor: What's getting in the way of the rota?
Kay: Nobody wants Saturdays.
Mentor: What have you done about it?
Kay: I drew lots. That went badly.
Mentor: How might you share out Saturdays so that it seems fair?
Kay: Hmm. Perhaps everyone has two a month. I would have to look at the numbers.
Mentor: Let's see how it looks when you have the numbers.`,
  ),
  grow(
    '2211',
    'a promotion',
    `
Coach: What do you want to achieve this year, Joan?
Joan: I'd like to be head of the unit.
Coach: What would success look like, the day after?
Joan: I would be in the room where budgets are made.
Coach: What's true now? How do they see you?
Joan: As reliable. Not as somebody who decides.
Coach: What makes you say that?
Joan: They bring me plans to check, never to make.
Coach: What could you try?
Joan: Bring a plan of my own to the spring meeting.
Coach: Nice.
Joan: I will write a first draft on Sunday.`,
  ),
  grow(
    '1100',
    'a chat',
    `
Coach: Hi Ben. How was the weekend?
Ben: Good, we went to the sea. The kids loved it.
Coach: Great. And the new job, how is it going?
Ben: Fine. Long days. I hope to get the hang of it soon.
Coach: You will. They are lucky to have you.
Ben: My manager is nice, at any rate. We sit together on Fridays.
Coach: That is worth a lot. Well, it was good to catch up.`,
  ),
  grow(
    '2121',
    'learning to say no',
    `
Coach: What would you like from today?
Pia: I need to be able to say no to my director without it becoming a drama.
Coach: What would be different if you could?
Pia: I'd finish what I begin.
Coach: What happens when he asks?
Pia: I hear myself say yes.
Coach: What could you say instead?
Pia: That I'll look at my week and answer by the evening.
Coach: What else?
Pia: I could ask which of his other wishes should wait.
Coach: Another way?
Pia: Write it to him. He is gentler in writing.
Coach: And next time he stands in the door?
Pia: I'm going to say that I'll answer by the evening.`,
  ),
  grow(
    '0211',
    'conflict with a colleague',
    `
Coach: Tell me what happened with Iris.
Dan: She changed the offer and sent it without a word.
Coach: What do you notice when you talk about it?
Dan: My jaw is tight.
Coach: If I understand you, it is less about the offer than about being passed over.
Dan: Exactly. It is the third time.
Coach: What have you said to her?
Dan: Nothing yet.
Coach: What might you say?
Dan: That I was hurt, for one thing. I could ask her for coffee.
Coach: Good.
Dan: I'll do that. I'll ask her tomorrow.`,
  ),
  grow(
    '2022',
    'writing again',
    `
Coach: What is it you want, Vera?
Vera: I want to write again. Every day, even if it's bad.
Coach: How would you know that you are writing again?
Vera: Ten pages at the end of the month.
Coach: What options do you see?
Vera: Before breakfast, or on the train.
Coach: What has worked for you before?
Vera: The train. Nobody knows me there.
Coach: So what will you do?
Vera: I will write on the train from Monday.
Coach: How committed are you?
Vera: Very. I'm going to leave the phone in the bag.`,
  ),
];
