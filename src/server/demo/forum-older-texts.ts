import type { DemoThread } from './forum-texts.ts';

/** More of what people of the demo talk about. */
export const olderThreads: readonly DemoThread[] = [
  {
    title: 'Inbox at zero, or inbox in peace?',
    body: 'I tried to answer everything every evening for a month. My inbox was empty and so was I. What do you do with messages that need no answer but nag at you?',
    tags: ['habits', 'planning'],
    answers: [
      'Twice a day, half an hour, and the rest of the time it is closed. Nobody has noticed.',
      'I archive everything older than two weeks. If it matters, it comes back.',
    ],
  },
  {
    title: 'How do you introduce yourself in one sentence?',
    body: 'Every workshop begins with it and I hear my job title come out of my mouth. I would like to say something that starts a conversation.',
    tags: ['speaking'],
    answers: [
      'I say what I am curious about at the moment. It changes every few months, and so do the conversations.',
      'Problem first, title last: “I help two departments agree on dates.” People laugh, and then they ask.',
      'Keep the title. Add one thing you are bad at.',
    ],
  },
  {
    title: 'Coming back after parental leave',
    body: 'I return in three weeks after a year. My team has a new lead, new tools and, I am told, new jokes. What made the first weeks easier for you?',
    tags: ['wellbeing', 'new role'],
    answers: [
      'Half days in the first week, even though I could have done full ones. I slept through both afternoons.',
      'One colleague told me everything that had been decided and why. It took an hour and saved a month.',
    ],
  },
  {
    title: 'Numbers for people who don’t like numbers',
    body: 'I present the quarter to forty people, and by the second slide I have lost them. I don’t want to leave the numbers out. How do you make them stay?',
    tags: ['speaking', 'meetings'],
    answers: [
      'One number per slide, as large as it will go, and a sentence that says what to do about it.',
      'Tell them the question first. Nobody cares about 14 per cent until they wonder.',
    ],
  },
  {
    title: 'What do you do in the five minutes between two calls?',
    body: 'I scroll. Then I begin the next call with my head full of other people’s holidays.',
    tags: ['wellbeing', 'remote work'],
    answers: [
      'Water the plants. All of them are thriving.',
      'I write down the one thing the last call wants from me. If there is none, I ask why I was there.',
      'Look out of the window. I put a note on the screen that says “window”.',
    ],
  },
  {
    title: 'Leading people who know more than you do',
    body: 'I was made lead of a team of specialists. In every technical discussion I am the slowest in the room. Is that a problem, or is it the job?',
    tags: ['leading', 'new role'],
    answers: [
      'It is the job. You are the only one who asks what the others have stopped seeing.',
      'Say it once, out loud, on the first day. After that nobody tests you.',
    ],
  },
  {
    title: 'A decision journal: has anyone kept one?',
    body: 'The idea: write down what you decided, what you expect and how sure you are, and read it half a year later. I have started three times.',
    tags: ['habits', 'decisions'],
    answers: [
      'Only for decisions that are hard to undo. That is four or five a year, and that I can manage.',
      'Mine taught me that I am too sure on Mondays and too careful on Fridays.',
    ],
  },
  {
    title: 'The colleague who takes the credit',
    body: 'It isn’t meant badly, I think. But “we” in her presentations means her, and “someone in my team” means me. I would like to say something before I stop helping.',
    tags: ['feedback', 'managers'],
    isAnonymous: true,
    answers: [
      'Ask beforehand: “May I present the second part?” It is easier to give than to give back.',
      'I told mine how it felt, in those words, after a good meeting rather than a bad one. She was mortified, and it stopped.',
    ],
  },
  {
    title: 'Working with a coach in a language that is not yours',
    body: 'I think in Portuguese and am coached in English. Sometimes I say the thing that is easy to say instead of the thing I mean. Any advice?',
    tags: ['coaching'],
    answers: [
      'As a coach: say it in Portuguese first. I don’t have to understand it for it to help you.',
      'I write one sentence before each session. In both languages they are never quite the same, and the difference is the interesting part.',
    ],
  },
  {
    title: 'How long is a good one-to-one?',
    body: 'We have an hour a week and fill it with status. With half an hour I fear we would fill that with status too.',
    tags: ['leading', 'meetings'],
    answers: [
      'Status goes into a document the day before. If nobody reads it, it wasn’t needed.',
      'Twenty-five minutes, walking. No screen, no status.',
    ],
  },
  {
    title: 'Saying thank you without sounding like a poster',
    body: 'I want to thank people more often, and whenever I do it sounds as if I had been on a course. Which I have.',
    tags: ['feedback', 'leading'],
    answers: [
      'Say what it made possible. “Because you called them, I could go home at five.”',
      'By hand, on paper. I still have the three I was given.',
    ],
  },
  {
    title: 'After the redundancy round',
    body: 'Six of us are left of nine. Work goes on as if nothing had happened, and nobody mentions the empty desks. I lead none of it, but I would like to do something.',
    tags: ['wellbeing', 'teams'],
    answers: [
      'We had lunch with those who had gone, a month later. It was good for both sides.',
      'Ask your manager to name it. One honest sentence in front of everyone was enough for us.',
      'Look after yourself as well. You may miss them at work and be glad to have yours.',
    ],
  },
  {
    title: 'Which questionnaire question made you think the longest?',
    body: 'Mine was “What would you stop doing if nobody minded?” in the monthly pulse. I am still thinking.',
    tags: ['coaching', 'habits'],
    answers: [
      '“What has taken your energy?” I had answered “meetings” three times before I noticed it was one meeting.',
    ],
  },
  {
    title: 'Presenting with a camera and no faces',
    body: 'Twenty black rectangles with names on them. I speak faster and faster. How do you slow down when nobody nods?',
    tags: ['speaking', 'remote work'],
    answers: [
      'I ask one person beforehand to keep their camera on and to be my face.',
      'A sip of water after every slide. It looks calm and it is a timer.',
    ],
  },
];
