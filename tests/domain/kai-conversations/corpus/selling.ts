import { conversation } from './conversation.ts';

const sales = (marks: string, name: string, text: string) =>
  conversation('Sales', marks, name, text);

/** Made for the test: short sales conversations, with what a reader says of opening, discovery, value, objections and next step. */
export const selling = [
  sales(
    '22222',
    'a good first call',
    `
Seller: Thanks for taking the time, Mr Hall. I'd like to understand how you plan shifts, and at the end see whether it makes sense to go on. Does that work?
Buyer: Fine.
Seller: How do you handle shifts today?
Buyer: With a spreadsheet and a lot of shouting.
Seller: What happens when somebody is ill?
Buyer: I ring eight people.
Seller: What does that cost you?
Buyer: Two hours each time, and my good mood.
Seller: How would it help if that took ten minutes?
Buyer: That would save me a day a week.
Seller: You mentioned the shouting. With the board everyone sees open shifts, so you could let people choose.
Buyer: And the price? We have no budget this year.
Seller: I understand the concern about the budget. Compared with what?
Buyer: With nothing.
Seller: That's a fair point. We could begin with a pilot in one ward.
Buyer: Hm, that I could defend.
Seller: Shall we book half an hour with your ward manager next week?
Buyer: Tuesday works. I'll bring her along.`,
  ),
  sales(
    '00000',
    'a lecture on features',
    `
Seller: So this is the dashboard. Here are the widgets, here are the colours, and this is the admin area. It has forty connectors and it runs in the cloud, and all of it is new.
Buyer: I see.
Seller: This button exports. This one imports. And this is the thing that won the prize in Lisbon. Everybody loves it.
Buyer: Nice colours.
Seller: They are, aren't they? There are twelve themes. The dark one is the most popular one with our own people.
Buyer: Well, thank you.`,
  ),
  sales(
    '20000',
    'a fine opening and nothing else',
    `
Seller: Great to meet you, Mrs Osei. The purpose of this call is to find out whether our lab can be of use to you. We have about thirty minutes. Is this still a good time?
Buyer: It is.
Seller: Wonderful. Then I shall simply begin. We were founded in 1981 by two brothers. Today there are nine hundred of us in four countries, and the lab in Leeds is the largest.
Buyer: Impressive.`,
  ),
  sales(
    '02000',
    'only asking',
    `
Seller: How does your team currently track complaints?
Buyer: By email, mostly.
Seller: Where do things get stuck?
Buyer: With me. Our biggest problem is that nobody knows what was answered.
Seller: What happens if a complaint is lost?
Buyer: The customer writes to the paper. It has happened.
Seller: What's the impact of that on your people?
Buyer: They stop answering at all.
Seller: Tell me more about that.
Buyer: It takes days until somebody dares.`,
  ),
  sales(
    '00200',
    'what it is worth',
    `
Seller: What would it mean to you to have the figures every morning?
Buyer: I could sleep in. Seriously, that would be worth a lot.
Seller: Why is that important?
Buyer: Because I decide on Mondays with figures from Thursday.
Seller: So you could decide on Monday with Sunday's figures, which means you order less that goes to waste.
Buyer: That's exactly what we need.`,
  ),
  sales(
    '00020',
    'a doubt is heard',
    `
Buyer: It is simply too expensive.
Seller: I hear that the price is a worry. Can I ask what you compare it with?
Buyer: With the firm from Hamburg.
Seller: That makes sense as a question. What would have to be true for the difference to be fair?
Buyer: It would have to last twice as long.
Seller: Other clients had the same doubt and took references. Let me show you two that have had it for nine years.
Buyer: Hm.`,
  ),
  sales(
    '00002',
    'a clear next step',
    `
Seller: So, the next step. Shall we set up a session with your technicians?
Buyer: Yes. I'll ask Mona.
Seller: Who else needs to be there?
Buyer: Legal, I'm afraid.
Seller: Then I'll send an invitation for Thursday, at ten, and the contract beforehand.
Buyer: Thursday works. Send me the contract by Wednesday.`,
  ),
  sales(
    '01001',
    'a shop',
    `
Seller: Hello, can I help you?
Buyer: I'm after a coat for my mother.
Seller: What size does she have?
Buyer: Medium, I think. The problem is that she feels the cold.
Seller: Then this one, with the lining. It is warm and light, and the blue is in fashion.
Buyer: Could you put it aside?
Seller: Gladly, until tomorrow.
Buyer: I'll come back with her.`,
  ),
  sales(
    '22100',
    'a discovery call that ran out of time',
    `
Seller: Good to see you again. I'd love to hear where the rollout stands, and what you want to get from our half hour. 
Buyer: I want to know whether we chose the right plan.
Seller: Walk me through the last month.
Buyer: Twelve stores are live. Three gave up.
Seller: What led them to give up?
Buyer: The training. We lose people after the first hour.
Seller: How does that affect the other stores?
Buyer: They wait and see.
Seller: How important is it that they don't?
Buyer: Very. Sorry, I have to run.`,
  ),
  sales(
    '10011',
    'pressed',
    `
Seller: Thanks for joining. Look, the offer ends this month, so we had better sign today.
Buyer: I have to think about it.
Seller: I understand your concern, but there is no risk at all, there is a guarantee.
Buyer: All the same.
Seller: I'll send you the papers. You can sign by Friday.
Buyer: We'll see.`,
  ),
  sales(
    '02210',
    'warehouse',
    `
Seller: What are you using now to find a pallet?
Buyer: Our memory.
Seller: And what happens when somebody leaves?
Buyer: We lose a week.
Seller: How much time is that in a year?
Buyer: A month, perhaps.
Seller: What would you do with that month?
Buyer: Open the second hall at last.
Seller: You said the memory leaves with the people. This keeps it, so you can open the hall with the people you have.
Buyer: What if the network is down?
Seller: That's a fair question. It keeps a copy on the forklift.
Buyer: All right.`,
  ),
  sales(
    '01120',
    'too slow last time',
    `
Buyer: We tried you two years ago. It was slow.
Seller: I appreciate that, and I see why you hesitate. What exactly was slow for you?
Buyer: The search. It took a minute.
Seller: What's behind that for your people, what did they do meanwhile?
Buyer: They gave up and rang us.
Seller: So a search in a second would help?
Buyer: That would help, yes.
Seller: Let me give you a trial with your own data. Other teams felt the same and came back.`,
  ),
  sales(
    '11112',
    'a renewal',
    `
Seller: Good to speak again. Is now a good time?
Buyer: Yes, go ahead.
Seller: How have you been using the reports?
Buyer: Only the monthly one.
Seller: You mentioned last year that the board wanted more. Has that changed?
Buyer: It has not, but the money is tight.
Seller: I understand that the budget is a concern.
Buyer: Could we pay by the quarter?
Seller: I can ask. Shall we talk on Monday, when I know more?
Buyer: Monday works. I'll check what we need until then.
Seller: I'll send you a short summary by tomorrow.`,
  ),
  sales(
    '00100',
    'a demo with a number',
    `
Seller: This is the new press. It saves about four hours a week compared with the old one, and it is quieter, and it fits through an ordinary door.
Buyer: Quiet would be nice.
Seller: It is. You can stand beside it and telephone. Here is the tray, and here the screen with the jobs, and here you fill in the ink.
Buyer: Good.`,
  ),
  sales(
    '20022',
    'a doubt and a date',
    `
Seller: Thank you for your time. The goal of today is a yes or a no, both are fine with me. Does that sound right?
Buyer: It does. I lean towards no.
Seller: What concerns you most?
Buyer: That my people won't use it.
Seller: What's your biggest worry if they don't?
Buyer: That I look a fool.
Seller: What would need to happen so that you don't?
Buyer: Ten of them would have to like it.
Seller: Then let us do a pilot with ten. Could we put a date to it?
Buyer: The first of March. I'll get you the names.
Seller: I'll prepare the accounts by the end of the week.`,
  ),
  sales(
    '00001',
    'small talk before lunch',
    `
Seller: The canteen here is better than ours.
Buyer: Wait until you have had the soup.
Seller: Ha. And your son, is he still rowing?
Buyer: Every morning. He will row for the county in June.
Seller: You must be proud. My daughter swims.
Buyer: Then they will meet at the lake one day.
Seller: They will. Anyway, let me send you that article tomorrow.`,
  ),
];
