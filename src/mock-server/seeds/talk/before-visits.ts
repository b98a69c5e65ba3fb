import type { ExchangeLine } from './commands'

/** What a message about one visit is written from. */
export type VisitWords = {
  first: string
  /** First name of the person in the office. */
  staff: string
  noun: string
  crew: string
  lead: string
  place: string
  /** `10:30 AM`. */
  time: string
  /** `two hours`. */
  lasts: string
  /** `tomorrow`, `on Monday`, as of the day of the message. */
  when: string
  /** What the client says about getting in; agrees with the property's notes. */
  access: string
}

export type VisitExchange = (visit: VisitWords) => readonly ExchangeLine[]

/** Sent on the workday before a visit. */
export const REMINDERS: readonly VisitExchange[] = [
  ({ first, staff, noun, crew, place, time, when, access }) => [
    [
      'us',
      0,
      `{Hi|Hello} ${first}, it's ${staff} with Green Valley. ${crew} will be at ${place} ${when} around ${time} for the ${noun}.`,
    ],
    ['them', 14, access],
    ['us', 6, `{Got it, thank you|Thanks, I'll tell them}. {See you then|They'll see you then}.`],
  ],
  ({ first, noun, time, when, crew }) => [
    [
      'us',
      0,
      `${first}, a quick reminder: ${noun} ${when}, ${time}. ${crew} will {be there|take care of it}. Anything they should know?`,
    ],
    ['them', 38, `{No, just|Nothing new, just} close the gate behind you. {Thanks!|Thank you.}`],
  ],
  ({ first, noun, place, time, when }) => [
    ['us', 0, `Good {morning|afternoon} ${first}. Are we still good for the ${noun} at ${place} ${when} at ${time}?`],
    ['them', 22, `{Yes, all set|We are|Still good here}. I'll be {at work|out} but you don't need me, right?`],
    ['us', 9, `{Right|No need to be home}, we only need the yard. We'll text when it's done.`],
  ],
  ({ first, noun, when, time, access }) => [
    ['us', 0, `Hi ${first}! You're down for ${noun} ${when} at ${time}. How do we get in?`],
    ['them', 51, access],
  ],
  ({ first, noun, when, crew, lead, time }) => [
    ['us', 0, `Hello ${first}, ${crew} will do the ${noun} ${when}. We have you at ${time}.`],
    [
      'them',
      17,
      `Could they come {a bit later|half an hour later}? {I have a call until then|The baby naps until then}.`,
    ],
    ['us', 25, `${lead} says that works. They'll start at the back {of the lot|fence} and come to the house last.`],
    ['them', 3, `{You're the best|That's perfect, thank you|Very kind, thanks}.`],
  ],
  ({ first, noun, when, time, staff }) => [
    ['them', 0, `Hi, is someone coming ${when}? I can't find {the email|my note}.`],
    ['us', 12, `Hi ${first}, yes: ${noun} ${when} at ${time}. - ${staff}`],
    [
      'them',
      4,
      `{Great, I'll move the cars|Perfect, I'll put the dog inside|Good, I'll turn the sprinklers off tonight}.`,
    ],
  ],
  ({ first, noun, when, time, place }) => [
    [
      'us',
      0,
      `${first}, we'll be at ${place} ${when} at ${time} (${noun}). Please leave the {driveway free|side gate unlocked} if you can.`,
    ],
    [
      'them',
      46,
      `Will do. {Please watch the new roses by the walk|Careful with the drip line by the porch, it's shallow there|The kids' toys are in the back, just push them aside}.`,
    ],
    ['us', 8, `{Noted|Will do}, I put it on the job so {they see it|the crew sees it on site}.`],
  ],
  ({ first, noun, when, crew, time }) => [
    ['us', 0, `{Hi|Hello} ${first}, ${noun} is next: ${when} at ${time} with ${crew}.`],
    [
      'them',
      63,
      `{Do I need to water before|Should I water first|Is wet grass a problem}? It {rained last night|hasn't rained in a while}.`,
    ],
    ['us', 18, `{No need|Not this time|Nothing to do on your side}. ${crew} will check when they get there.`],
  ],
  ({ first, noun, when, time, access }) => [
    ['us', 0, `${first}, see you ${when} for the ${noun}, about ${time}. Reply here if anything changed.`],
    ['them', 29, `{Nothing changed|All the same}. ${access}`],
  ],
  ({ first, noun, when, time, lead }) => [
    ['us', 0, `Hi ${first}, this is a reminder of your ${noun} ${when} at ${time}.`],
    [
      'them',
      8,
      `{Is it ${lead} again|Will it be ${lead} again}? {We talked about the oak last time|We liked how it turned out last time}.`,
    ],
    ['us', 11, `Yes, ${lead} {has it on the list|asked for your yard}.`],
    ['them', 2, `{Wonderful|Lovely|Good to hear}.`],
  ],
  ({ first, noun, when, time, place, staff, lasts }) => [
    [
      'us',
      0,
      `Green Valley here, hi ${first}. The ${noun} at ${place} is set for ${time} ${when}. Questions? Just text back. - ${staff}`,
    ],
    ['them', 74, `How long {will it take|do you expect it to take}? We have {guests at five|a plumber coming too}.`],
    ['us', 13, `{Plan on|We expect} ${lasts}. They'll {work around you|keep the drive free} the whole time.`],
  ],
  ({ first, noun, when, time, crew }) => [
    [
      'us',
      0,
      `${first}, ${crew} {should be|will be} with you at ${time} ${when} for the ${noun}. Does that still suit you?`,
    ],
    ['them', 19, `{It does|Suits us fine}. Park on the street please, the drive was {just sealed|poured last week}.`],
    ['us', 5, `{Street it is|Will do, thanks for the heads-up}.`],
  ],
]

/** Sent as the crew leaves; `time` is when they arrive. */
export const ON_THE_WAY: readonly VisitExchange[] = [
  ({ first, crew, time, noun }) => [
    [
      'us',
      0,
      `Hi ${first}, ${crew} should {arrive|be there} about ${time} for the ${noun}. {We just left the shop|We are on the road}.`,
    ],
    ['them', 3, `{Thanks, gate's open|Thank you! Gate is open|Okay, coffee is on}.`],
  ],
  ({ first, crew, place, time }) => [
    ['us', 0, `${first}, ${crew} will reach ${place} around ${time}.`],
    ['them', 6, `{I'm in a meeting, go ahead and start|Not home yet, please start without me}.`],
    ['us', 4, `{No problem|Will do}. They know the yard.`],
  ],
  ({ first, crew, time }) => [
    [
      'us',
      0,
      `Hello ${first}, ${crew} just left our last stop. Expect them at ${time}{, traffic on MoPac permitting|, give or take ten minutes|}.`,
    ],
    [
      'them',
      11,
      `{Thanks for letting me know|Good to know, thanks}. {Ring when you're here|The doorbell is broken, please knock}.`,
    ],
  ],
  ({ first, lead, time, noun }) => [
    ['us', 0, `On our way, ${first}! ${lead} and the truck should be there by ${time} for the ${noun}.`],
    ['them', 2, `{See you soon|Super|Great timing, I just got home}.`],
  ],
  ({ first, crew, time, access }) => [
    ['us', 0, `Hi ${first}, ${crew} will be with you at ${time}. Is the yard open?`],
    ['them', 5, access],
    ['us', 2, `{Thanks, passing it on|Thank you, I'll radio it to them}.`],
  ],
  ({ first, crew, time, place }) => [
    ['us', 0, `${first}, heads-up: ${crew} will be at ${place} at ${time}.`],
    ['them', 9, `{My neighbor will let them in|My son is home, he'll open up}. {Thank you!|Thanks a lot.}`],
  ],
]
