import type { WorkKey } from '../work-list'
import type { VisitExchange } from './before-visits'

/** What is written after a visit, by its work: questions, thanks, small complaints and their answers. */
export const AFTER_VISITS: Record<WorkKey, readonly VisitExchange[]> = {
  mowing: [
    ({ first, lead }) => [
      [
        'them',
        0,
        `The lawn looks {great|really nice}. Could you leave it {a touch longer|half an inch longer} next time? It gets brown in the {south corner|strip along the drive}.`,
      ],
      [
        'us',
        26,
        `{Good idea|Sure}, ${first}. I told ${lead} to raise the deck a notch {for your yard|from the next visit on}.`,
      ],
    ],
    ({ place }) => [
      ['them', 0, `I think you forgot the strip behind the {garage|shed} at ${place}.`],
      [
        'us',
        21,
        `Sorry about that! Someone will stop by and finish it {this afternoon|before the day is over}, no charge.`,
      ],
      ['them', 190, `{Done and dusted, thank you|Saw him, thanks for the quick fix}.`],
    ],
    ({ first, crew }) => [
      [
        'us',
        0,
        `All mowed and blown clean, ${first}. ${crew} found {a sprinkler head stuck up|a bit of chinch bug damage} near the {mailbox|back walk}. Want us to look at it next time?`,
      ],
      ['them', 33, `{Yes please, as long as it's quick|Please do}. Let me know if it costs extra.`],
      ['us', 15, `We'll check it for free and tell you before we do anything.`],
    ],
  ],
  aeration: [
    ({ first }) => [
      ['them', 0, `Do I pick up all these plugs or {leave them|let them lie}?`],
      [
        'us',
        14,
        `Leave them, ${first}. They break down in {two weeks|about two weeks} and feed the grass. Water lightly every day for the seed.`,
      ],
      ['them', 5, `{Ha, okay. My dog loves them|Good to know, I almost raked them up}.`],
    ],
    ({ lead, first }) => [
      [
        'us',
        0,
        `${first}, aeration is done. ${lead} flagged the irrigation heads and pulled the flags again. Keep foot traffic off for {a week|ten days} if you can.`,
      ],
      ['them', 41, `{We'll try. When does the rye come up|Will do. When should I see seedlings}?`],
      ['us', 9, `{Five to eight days|About a week} with steady water.`],
    ],
  ],
  fertilizing: [
    ({ first }) => [
      ['them', 0, `Is it safe to let the {dog|cats|kids} out after the treatment?`],
      ['us', 8, `Hi ${first}, once it's watered in and dry, yes. {Give it two hours|About two hours}.`],
      ['them', 2, `{Thanks, that's quick|Thank you}!`],
    ],
    ({ crew, first }) => [
      [
        'us',
        0,
        `${crew} finished the feed today, ${first}. Please water for {twenty minutes tonight|fifteen minutes per zone tonight} so it doesn't burn.`,
      ],
      [
        'them',
        55,
        `Timer is set. {Some of it got on the walkway, does it stain|There are pellets on the walk, is that a problem}?`,
      ],
      ['us', 12, `It can leave rust spots. Just sweep it onto the lawn, don't hose it.`],
    ],
  ],
  sod: [
    ({ first }) => [
      ['them', 0, `The new sod is a little {yellow at the seams|dry at the edges}. Normal?`],
      [
        'us',
        19,
        `It is in the first week, ${first}. Water {twice a day|morning and evening} for ten days and don't walk on it. Text me if it isn't better by then.`,
      ],
      ['them', 14, `{Will do|OK, doing that}. I took a picture so we can compare.`],
    ],
    ({ lead, first }) => [
      [
        'us',
        0,
        `${first}, your sod is down and soaked. ${lead} says to lift a corner in two weeks: if it resists, it has rooted.`,
      ],
      ['them', 28, `{Love it, night and day|What a difference}! Thank ${lead} for us.`],
    ],
  ],
  hedges: [
    ({ first, lead }) => [
      [
        'them',
        0,
        `{The hedge is a bit lower than I wanted|They took more off the hedge than we agreed}. Can we talk about it?`,
      ],
      ['us', 16, `I'm sorry, ${first}. ${lead} wrote down five feet. I'll call you {in ten minutes|right away}.`],
      ['them', 47, `Thanks for calling. It will grow back, let's do six feet next time.`],
      ['us', 4, `Six feet is on your property's notes now, so the crew sees it every time.`],
    ],
    ({ crew, first }) => [
      [
        'us',
        0,
        `Hedges are shaped and the cuttings are on the truck, ${first}. ${crew} left the {nest in the holly|branch with the wren's nest} alone.`,
      ],
      ['them', 35, `{Oh that's sweet of them|We noticed, thank you}! My daughter checks on it every day.`],
    ],
    () => [
      ['them', 0, `Someone left a pair of {pruners|gloves} on our {porch|bench}.`],
      ['us', 11, `Those are ours, thank you! We'll pick them up {on the next visit|tomorrow on the way}.`],
    ],
  ],
  beds: [
    ({ first }) => [
      ['them', 0, `The beds look {so good|amazing}! What are the {purple|orange} ones by the steps called?`],
      [
        'us',
        23,
        `Glad you like them, ${first}! Those are {Mexican bush sage|salvia|lantana}. They like it dry once they're settled.`,
      ],
    ],
    ({ first, lead }) => [
      ['them', 0, `My {peony|old rose} seems to be gone. Was it taken out with the weeds?`],
      [
        'us',
        30,
        `I'm so sorry, ${first}. ${lead} thinks that's what happened. We'll bring a new one on the next visit, on us.`,
      ],
      ['them', 12, `I appreciate that. {No hard feelings|These things happen}.`],
    ],
  ],
  planting: [
    ({ first }) => [
      [
        'us',
        0,
        `The natives are in, ${first}. The drip runs {every other day|three times a week} for the first month, then we'll cut it back.`,
      ],
      ['them', 52, `Beautiful work. {Hummingbirds showed up within the hour|The neighbors already asked who did it}.`],
    ],
    ({ first, lead }) => [
      ['them', 0, `One of the new {agaves|yaupons} is leaning {toward the walk|a little}. Should I stake it?`],
      [
        'us',
        17,
        `Please leave it, ${first}. ${lead} will reset it {this week|on the next round}, it's under the plant guarantee.`,
      ],
      ['them', 6, `{Perfect|That's great service}.`],
    ],
  ],
  mulch: [
    ({ first, crew }) => [
      ['them', 0, `Is there mulch left over? I'd take a {wheelbarrow|few bags} for the {playhouse|back bed}.`],
      ['us', 20, `There is, ${first}. ${crew} can leave {the rest by the gate|two bags by the gate}, no charge.`],
      ['them', 5, `{Yes please|That would be lovely}!`],
    ],
    ({ place }) => [
      ['us', 0, `Mulch is spread at ${place}: three inches everywhere, and kept off the trunks.`],
      ['them', 44, `{Smells like spring|Looks sharp}. How long until we need it again?`],
      ['us', 10, `{About a year|Ten to twelve months} in the sun, longer in the shade.`],
    ],
  ],
  irrigation: [
    ({ first, lead }) => [
      [
        'us',
        0,
        `${first}, ${lead} ran every zone. Two nozzles were clogged and are new now. The controller is set to {Tuesday and Saturday|Wednesday and Sunday}.`,
      ],
      ['them', 31, `Thanks. {Does that match the city's watering days|Is that within the city rules}?`],
      ['us', 7, `It does for your house number.`],
    ],
    ({ first }) => [
      ['them', 0, `Zone {three|four|two} doesn't come on since you were here.`],
      ['us', 13, `Hi ${first}, sorry! Please turn the dial to Run once and back to Auto, it may still be in test.`],
      ['them', 9, `{That did it|Works again}, thank you!`],
    ],
  ],
  drip: [
    ({ first, lead }) => [
      [
        'us',
        0,
        `Your drip zones are running, ${first}. ${lead} taped a map of the lines inside the {garage door|controller box}.`,
      ],
      ['them', 67, `A map! {No one ever did that for us|That's the nicest thing}. Thanks.`],
    ],
    () => [
      ['them', 0, `{I can hear hissing near the filter|There's a little hiss by the valve}, is that a leak?`],
      [
        'us',
        16,
        `That's the air relief, it stops {after a minute|once the line is full}. If you see a puddle, close the blue valve and text us.`,
      ],
      ['them', 4, `{It stopped|Quiet now}. Thanks!`],
    ],
  ],
  leak: [
    ({ first, lead }) => [
      [
        'us',
        0,
        `The leak is fixed, ${first}: a cracked elbow about a foot down. ${lead} left the trench open until tomorrow so we can see that it holds.`,
      ],
      ['them', 12, `{Thank you for coming so fast|You saved our weekend}. Water bill was getting scary.`],
    ],
    ({ lead }) => [
      ['them', 0, `Meter isn't spinning anymore, you got it! Please thank ${lead}.`],
      ['us', 18, `Music to our ears. We'll close up the trench {with sod|once it's dry}.`],
    ],
  ],
  trimming: [
    ({ first, lead }) => [
      ['them', 0, `{Is it OK that the cuts look black|Why are the cuts painted black}?`],
      ['us', 22, `Yes ${first}, that's the sealer against oak wilt. ${lead} paints every cut within minutes.`],
      ['them', 3, `{Learned something today|Makes sense, thanks}.`],
    ],
    ({ crew, first }) => [
      [
        'us',
        0,
        `${crew} finished the oaks, ${first}. The roof is clear by {six|eight} feet, and the chips are {by the compost as you asked|hauled away}.`,
      ],
      ['them', 58, `So much light in the kitchen now. {Thank you|We love it}!`],
    ],
  ],
  limb: [
    ({ first, lead }) => [
      [
        'us',
        0,
        `${first}, the hanging limb is down and the yard is raked. ${lead} saw {a second crack over the shed|some rot in the fork}; it's safe for now, and we can quote it whenever you like.`,
      ],
      ['them', 24, `What a relief. {Let's look at that in spring|I'll think about the rest}.`],
    ],
    () => [
      ['them', 0, `Insurance wants {pictures from before and after|a note that it was storm damage}. Do you have any?`],
      ['us', 34, `We do, both sides. I'll email them to you {today|this afternoon}.`],
      ['them', 6, `{Excellent|You think of everything}.`],
    ],
  ],
  stump: [
    ({ first }) => [
      ['them', 0, `Can I plant {a peach tree|grass} where the stump was?`],
      [
        'us',
        27,
        `Grass right away, ${first}. For a tree, move over {three feet|a few feet}; the old roots need a couple of years.`,
      ],
    ],
    ({ lead, first }) => [
      [
        'us',
        0,
        `Stump is gone, ${first}. ${lead} ground it {ten|twelve} inches down and filled the hole. It will sink a little after rain.`,
      ],
      ['them', 39, `{My mower says thank you|Finally I can mow straight}!`],
    ],
  ],
  patio: [
    ({ first, lead }) => [
      [
        'us',
        0,
        `This section is in, ${first}. Please keep furniture off until tomorrow night so the joint sand can set. - ${lead} asked me to pass that on`,
      ],
      ['them', 48, `Will do. {It's even better than the drawing|We had dinner next to it instead}!`],
    ],
    ({ first }) => [
      ['them', 0, `One paver {rocks a little near the step|clicks when I step on it}.`],
      ['us', 15, `Thanks for telling us, ${first}. We'll reset it when we're there for the next section.`],
      ['them', 7, `{No rush|Fine with me}.`],
    ],
    ({ lead }) => [
      [
        'them',
        0,
        `Could the border be {one row wider|in the darker stone}? My wife just fell in love with the neighbor's.`,
      ],
      [
        'us',
        41,
        `${lead} says it's possible if we know before the next section. I'll email you the difference in price.`,
      ],
    ],
  ],
  wall: [
    ({ first, lead }) => [
      [
        'us',
        0,
        `The wall is straight again, ${first}. ${lead} added {gravel and a drain pipe|drainage behind it} so it stays that way.`,
      ],
      ['them', 36, `We walked along it tonight, {not a single wobble|solid as a rock}.`],
    ],
    () => [
      ['them', 0, `There are two {limestone blocks|stones} left by the drive. Yours or ours?`],
      ['us', 9, `Ours if you don't want them! Keep them if you do.`],
      ['them', 12, `{Keeping them, they make a fine bench|Then they're a bench now}. Thanks!`],
    ],
  ],
  lighting: [
    ({ first }) => [
      ['them', 0, `The path lights come on at {four in the afternoon|noon}. Can you fix that?`],
      [
        'us',
        20,
        `Hi ${first}, please hold the small button on the transformer for five seconds, that sets it to dusk.`,
      ],
      ['them', 11, `{Done, now we wait for dark|Worked|OK it blinked}. Thanks.`],
    ],
    ({ first, lead }) => [
      ['us', 0, `Lights are in, ${first}. ${lead} aimed them low, tell us if one shines into a window.`],
      ['them', 180, `Just saw them lit for the first time. {Magical|Gorgeous}!`],
    ],
  ],
  cleanup: [
    ({ first, crew }) => [
      ['us', 0, `Cleanup is done, ${first}. ${crew} filled {eleven|nine|fourteen} bags and took all of them along.`],
      ['them', 25, `{The yard looks twice as big|I can see the fence again}! Thank you.`],
    ],
    ({ first }) => [
      [
        'them',
        0,
        `{There's still a pile of branches by the alley|One bag was left by the garage}. Was that on purpose?`,
      ],
      ['us', 18, `No, ${first}, that one got away from us. We'll grab it {first thing tomorrow|tomorrow morning}.`],
      ['them', 1130, `{It's gone, thanks|Picked up, thank you}.`],
    ],
  ],
}
