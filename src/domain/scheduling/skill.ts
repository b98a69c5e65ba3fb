import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'

/** Required skills and the title words that imply them; the first match counts. */
const SKILL_WORDS = [
  ['Irrigation', /irrigation|sprinkler|drip/i],
  ['Lighting', /lighting|lights/i],
  ['Tree care', /\btree|stump|limb/i],
  ['Hardscape', /paver|patio|wall|stone|hardscape/i],
  ['Fertilizing', /fertili[sz]/i],
  ['Pruning', /prun|hedge|shrub/i],
  ['Planting', /plant|flower|mulch|\bbeds?\b/i],
  ['Lawn care', /lawn|mow|sod|turf|aerat/i],
  ['Cleanup', /clean-?up|leaves|debris/i],
] as const satisfies readonly (readonly [string, RegExp])[]

type Skill = (typeof SKILL_WORDS)[number][0]

export const SKILLS: readonly Skill[] = SKILL_WORDS.map(([skill]) => skill)

/** Alphabetical, without duplicates. */
export const skillsInOrder = (skills: readonly string[]): string[] =>
  [...new Set(skills)].sort((a, b) => a.localeCompare(b, 'en'))

/** Derived from the title; null when any crew will do. */
export const skillNeeded = (job: Pick<Job, 'title'>): Skill | null =>
  SKILL_WORDS.find(([, words]) => words.test(job.title))?.[0] ?? null

/** One skilled member is enough; the others help. */
export const canDo = (members: readonly Pick<CrewMember, 'skills'>[], job: Pick<Job, 'title'>): boolean => {
  const skill = skillNeeded(job)
  return skill === null || members.some((member) => member.skills.includes(skill))
}
