import { conversation } from './conversation.ts';

const grow = (marks: string, name: string, text: string) => conversation('GROW', marks, name, text);

/** Made for the test: short coaching conversations, with what a reader says of goal, reality, options and will. */
export const coaching = [
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
  grow(
    '0100',
    'a report of the week',
    `
Manager: Right, the numbers. We are at eighty per cent of plan. The north is behind and the south has caught up.
Elif: The north had the strike.
Manager: Yes. Still. Has the strike ended?
Elif: On Wednesday.
Manager: How many orders are open?
Elif: Sixty or so.
Manager: Get them out. Then the north is back in plan, and nobody upstairs will ask. I want the list every evening.
Elif: Fine.`,
  ),
  grow(
    '1222',
    'sleep',
    `
Coach: You wrote that it is about sleep. What are you hoping for?
Tess: That I sleep through, obviously.
Coach: On a scale from one to ten, where are you today?
Tess: Three.
Coach: Talk me through last night.
Tess: Bed at eleven, phone until one, awake at four.
Coach: What do you notice?
Tess: The phone.
Coach: What could you change about the phone?
Tess: Leave it in the kitchen. Or buy an alarm clock.
Coach: And what else?
Tess: Read something dull.
Coach: Which of those will you do?
Tess: The kitchen. Tonight.
Coach: How likely is it that you do it tonight?
Tess: Nine of ten. I'll buy the alarm clock on the way home.`,
  ),
  grow(
    '1010',
    'a new role, with advice',
    `
Coach: I hear you want to lead the project. I'd go for it. You have the experience, and people like you.
Gus: I'd like to, yes. I'm just not certain.
Coach: You could ask Hanna to back you. Or you could do half of it and see. What do you think?
Gus: Half sounds good.
Coach: Half it is, then. The board will like that, and it leaves you some air. I did the same in my second year and never regretted it.
Gus: All right.`,
  ),
  grow(
    '2200',
    'stopped by time',
    `
Coach: What would you like to focus on?
Ute: The merger. I want to understand what I'm afraid of.
Coach: What would make this hour worthwhile?
Ute: If I could name it.
Coach: What's going on right now?
Ute: Two teams, one desk. Everybody is polite.
Coach: What are you feeling when everybody is polite?
Ute: Watched.
Coach: Tell me more.
Ute: As if I had to choose one of the teams.
Coach: It sounds as though choosing would cost you something.
Ute: My oldest friend is in the other one.
Coach: We have to stop here. Let us go on from there.`,
  ),
  grow(
    '0121',
    'the fifth idea',
    `
Coach: Last time it was the customer who shouts. What has happened since?
Ivo: He shouted.
Coach: What else could you do when he does?
Ivo: Hang up.
Coach: What else?
Ivo: Put him through to Rita.
Coach: Anything else?
Ivo: Say nothing until he stops.
Coach: If a friend had that customer, what would you advise?
Ivo: To ask him what he needs.
Coach: How would that be?
Ivo: Odd. I might try it, though. I'll try it on the next call.`,
  ),
  grow(
    '2110',
    'public speaking, halfway',
    `
Coach: What's the outcome you want from the talk in June?
Ada: That people ask questions afterwards.
Coach: How would you measure that?
Ada: Five hands.
Coach: How do you feel when you think of it today?
Ada: Sick.
Coach: What could you do to feel a little less sick?
Ada: Practise with Noor, I suppose.
Coach: Okay. Think about it until we meet again.
Ada: I'll have to think about it.`,
  ),
  grow(
    '0010',
    'a list of tips',
    `
Coach: Alternatively you make a list every evening. Or you do the big thing first. Or you block the calendar. One option is to leave the phone at home. My clients all find one that suits them in the end, and most of them stay with it for years.
Wim: There is something in that.
Coach: There is always something in it. I have written them all down in a little book, which I can lend you.
Wim: Yes, please do.`,
  ),
  grow(
    '0202',
    'from trouble to promise',
    `
Coach: What's happening with the budget?
Zoe: It is gone. We have spent it on the trade fair.
Coach: How much is missing?
Zoe: Forty thousand, until autumn.
Coach: Who is affected?
Zoe: The two new people. I promised them laptops.
Coach: So you feel you have let them down.
Zoe: Completely.
Coach: What will you do?
Zoe: I'm going to tell them today.
Coach: And what's your next step about the money?
Zoe: I'll ask Bo for an advance, on Friday.
Coach: What support do you need?
Zoe: None. Well, wish me luck.`,
  ),
  grow(
    '1112',
    'a bit of everything',
    `
Coach: So, where do you want to get to with the certificate?
Lars: Done before summer.
Coach: How often do you study now?
Lars: Sundays. Some Sundays.
Coach: You could try mornings?
Lars: I might. I could get up at six, at least on Tuesdays.
Coach: When will you start?
Lars: On Tuesday. I'll set the alarm.
Coach: What could stop you?
Lars: Monday evening. I will go to bed early.`,
  ),
  grow(
    '0000',
    'praise',
    `
Coach: I must say that was brilliant. The way you stood there, and how the room went quiet. I have not seen that for a long time.
Fay: Oh, thank you.
Coach: No, really. And the slides, so clear, with those large pictures. Whoever made them has an eye.
Fay: That was Lou.
Coach: Tell Lou. It was a joy from the first to the last minute. You were born for it.
Fay: You are very kind.`,
  ),
  grow(
    '2212',
    'coming back to work',
    `
Coach: Welcome back. What would be a good outcome for the first month?
Ines: That I work four days and still like my children.
Coach: How will you know that you do?
Ines: I will notice it at supper.
Coach: What is the situation now?
Ines: Everybody thinks I'm back for five.
Coach: What have you told them?
Ines: That we'll see. That was a mistake.
Coach: What could you tell them?
Ines: The truth, and that it holds until Easter.
Coach: What will you do, exactly?
Ines: I'll write to the team this evening.
Coach: By when do you want an answer?
Ines: By Friday. I'm going to put Wednesday in as free.`,
  ),
  grow(
    '0110',
    'questions that lead',
    `
Coach: Don't you think you should talk to him?
Abe: Perhaps.
Coach: Isn't it true that you always wait?
Abe: I suppose I do.
Coach: You said in May that waiting made it worse. Would it not be better to go there today?
Abe: I don't know. Alternatively I write.
Coach: Is writing really the same?
Abe: No.
Coach: There you are.`,
  ),
];
