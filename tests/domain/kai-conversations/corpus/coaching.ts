import { coachingBegun } from './coaching-begun.ts';
import { conversation } from './conversation.ts';

const grow = (marks: string, name: string, text: string) => conversation('GROW', marks, name, text);

/** Made for the test: short coaching conversations, with what a reader says of goal, reality, options and will. */
export const coaching = [
  ...coachingBegun,
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
