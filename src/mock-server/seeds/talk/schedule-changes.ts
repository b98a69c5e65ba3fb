import type { VisitWords } from './before-visits'
import type { ExchangeLine } from './commands'

/** `former` is the day before the change, or of the missed visit: `tomorrow`, `on Tuesday`. `date` is `Friday, November 20`. */
export type ChangeWords = VisitWords & { former: string; date: string }

type ChangeExchange = (change: ChangeWords) => readonly ExchangeLine[]

/** Written right after the office moved a visit. */
export const MOVED: readonly ChangeExchange[] = [
  ({ first, noun, former, date, time }) => [
    [
      'us',
      0,
      `Hi ${first}, heavy rain is coming ${former}, so we moved your ${noun} to ${date}, ${time}. Does that work?`,
    ],
    ['them', 27, `{Works for us|That's fine}. We need the rain more than the ${noun}!`],
  ],
  ({ first, noun, former, date, time }) => [
    ['us', 0, `${first}, the ground will be too wet for the ${noun} ${former}. New time: ${date} at ${time}.`],
    ['them', 65, `{Okay|Alright}, thanks for not {rutting the lawn|tearing up the yard}.`],
    ['us', 9, `{That's the idea|We'd rather wait too}. See you then!`],
  ],
  ({ first, noun, former, date, time, staff }) => [
    [
      'them',
      -35,
      `Something came up, can we move the ${noun} we have ${former}? ${date} would be {good|ideal} for us.`,
    ],
    ['us', 35, `Moved, ${first}: ${date} at ${time}. - ${staff}`],
    ['them', 3, `{Lifesaver, thank you|So easy, thanks}.`],
  ],
  ({ first, noun, former, date, time }) => [
    [
      'us',
      0,
      `Storms are in the forecast ${former}, ${first}. To be safe, we'll do the ${noun} ${date} at ${time} instead.`,
    ],
    ['them', 14, `{I was going to ask|I saw the radar}. New day is good.`],
  ],
  ({ first, noun, former, date, time }) => [
    [
      'us',
      0,
      `${first}, a truck is in the shop and we can't keep your ${noun} ${former}. Would ${date} at ${time} be all right? Sorry for the change.`,
    ],
    ['them', 41, `It's okay. Please {call first|text before you come}, I may be on the road.`],
    ['us', 6, `We'll text you when the crew leaves.`],
  ],
  ({ first, noun, former, date, time }) => [
    ['them', -50, `The painters are here ${former}, so the ${noun} would be chaos. Any other day?`],
    ['us', 50, `Let's avoid the wet paint, ${first}! ${date} at ${time} is yours.`],
    ['them', 8, `{Ha, thanks|Much better}.`],
  ],
]

/** The client's words come shortly before the office canceled the visit; `reason` is what the office wrote down. */
export const CANCELED: Record<string, ChangeExchange> = {
  'the client found someone nearer': ({ first, noun, date }) => [
    ['them', -30, `Please cancel the ${noun} ${date}. A neighbor's {son|crew} will do it this time.`],
    ['us', 33, `It's canceled, ${first}. {No fee|Nothing to pay}. We'd be glad to come back anytime.`],
  ],
  'the client is moving out': ({ first, noun, date }) => [
    ['them', -55, `We're {in the middle of moving|moving things out}, could you cancel the ${noun} ${date}?`],
    ['us', 58, `Canceled, ${first}. Good luck with the boxes! Tell us when you'd like us again.`],
    ['them', 20, `{Thanks|Thank you}, we will.`],
  ],
  'asked to come back in spring': ({ first, noun, date }) => [
    ['them', -25, `I'd like to skip the ${noun} ${date} and do it in spring instead. Is that okay?`],
    ['us', 29, `Of course, ${first}. I canceled it and put a note in for {March|early spring}.`],
  ],
  'the yard is still under construction': ({ first, noun, date }) => [
    ['them', -40, `The contractor still has half the yard torn up, so the ${noun} ${date} makes no sense. Sorry!`],
    [
      'us',
      44,
      `Thanks for the warning, ${first}. It's canceled; let us know when the {trucks|excavator} and the dust are gone.`,
    ],
    ['them', 12, `You'll be the first to hear.`],
  ],
}

/** Written on the morning after a visit that did not happen. */
export const MISSED: readonly ChangeExchange[] = [
  ({ first, noun, former, staff }) => [
    [
      'us',
      0,
      `${first}, we owe you an apology: no one made it to your ${noun} ${former}. The job before ran over. May I find you a new time? - ${staff}`,
    ],
    ['them', 38, `I did wonder. {Any morning is fine|Mornings are best}.`],
    ['us', 12, `Thank you for being so kind about it. I'll have a time for you this week.`],
  ],
  ({ first, noun, former }) => [
    ['them', -15, `Did I miss you ${former}? I was home and no one came for the ${noun}.`],
    ['us', 15, `I'm sorry, ${first}, that was on us: a pump failed and the crew was stuck. We'll make it up to you.`],
    ['them', 22, `{OK, thanks for being honest|Alright. Just tell me next time}.`],
  ],
  ({ first, noun, former, place }) => [
    [
      'us',
      0,
      `Hi ${first}, our crew found the gate at ${place} chained ${former} and had to leave without doing the ${noun}.`,
    ],
    ['them', 70, `{Oh no, the pool guy has a new lock|That was the new tenant}. I'll get you a key.`],
    ['us', 10, `Thanks! We'll set a new day once we have it.`],
  ],
  ({ first, noun, former }) => [
    [
      'us',
      0,
      `${first}, the lightning ${former} kept our trucks in the yard, so your ${noun} has to wait. I'll send you a new time soon.`,
    ],
    ['them', 9, `{Safety first|Understood}, no worries.`],
  ],
]

/** The client asks shortly before the office created the job, and gets the day right after. */
export const BOOKED: readonly ChangeExchange[] = [
  ({ first, noun, date, time }) => [
    ['them', -28, `{Hi|Hello}, do you have time for the ${noun} at our place {soon|in the next days}?`],
    ['us', 31, `Hi ${first}, we do: ${date} at ${time}. I've put you down for it.`],
    ['them', 6, `{Excellent|That was quick, thanks}!`],
  ],
  ({ first, noun, date, time, place }) => [
    ['them', -42, `Could you take care of the ${noun} at ${place}? {My back says no|I've put it off long enough}.`],
    ['us', 47, `Gladly, ${first}. We'll be there ${date} at ${time}.`],
  ],
  ({ first, noun, date, time, staff }) => [
    ['them', -20, `Good morning, we'd like to schedule the ${noun}. What's your next opening?`],
    ['us', 24, `Good morning ${first}, ${date}, ${time}. It's on the calendar. - ${staff}`],
    ['them', 15, `Booked on our side as well.`],
  ],
  ({ first, noun, date, time }) => [
    [
      'them',
      -33,
      `{Guests are coming|We have a birthday to host}. Is the ${noun} something you can fit in {before long|soon}?`,
    ],
    ['us', 36, `Sounds like fun! Yes, ${first}: ${date} at ${time}.`],
    ['them', 11, `{Sold|Deal}.`],
  ],
]

/** Leaks and storm damage. */
export const URGENT: readonly ChangeExchange[] = [
  ({ first, date, time, place }) => [
    ['them', -18, `Water is {bubbling up by the curb|running down the drive} at ${place}! Can someone come?`],
    [
      'us',
      20,
      `Turn the blue handle in the valve box by the meter, ${first}, that stops it. We'll be there ${date} at ${time}.`,
    ],
    [
      'them',
      4,
      `{Found it, it's off|Okay, valve is closed and it's dripping less}. {Thank you thank you|See you then}.`,
    ],
  ],
  ({ first, date, time }) => [
    [
      'them',
      -22,
      `I took a picture for you: it's {worse than it looks|not pretty} and I don't want the kids near it. How soon?`,
    ],
    ['us', 25, `Please keep everyone away from it, ${first}. We'll come ${date}, ${time}.`],
    ['them', 9, `{We will|Taped it off}. See you.`],
  ],
  ({ first, place, date, time, staff }) => [
    [
      'them',
      -26,
      `We had a bad night at ${place}, and now this needs {fixing|taking care of} before someone gets hurt. Can you squeeze us in?`,
    ],
    [
      'us',
      28,
      `Of course, ${first}. ${date} at ${time} is held for you. Call us if it gets worse before then. - ${staff}`,
    ],
    ['them', 2, `{Relieved, thanks|You are a gem}.`],
  ],
  ({ first, date, time, noun }) => [
    [
      'them',
      -15,
      `{Emergency over here|Sorry to be dramatic, but it's urgent}: we need the ${noun} done as soon as you can.`,
    ],
    ['us', 18, `We moved things around, ${first}: ${date}, ${time}. Hang in there!`],
  ],
]
