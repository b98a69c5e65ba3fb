import type { Job } from '../../job/job'
import { type Counted, figuresOf } from './figures'
import { type Figures, type Group, type Move, withMoves } from './proposal'

type Ungrouped = Omit<Move, 'group'>

const nodesOf = ({ scheduled_date, assigned_crew_members }: Job | Move['from']): string[] =>
  assigned_crew_members.map((member) => `${scheduled_date} ${member}`)

/** Union-find. */
const joining = () => {
  const parents = new Map<string, string>()
  const rootOf = (node: string): string => {
    const parent = parents.get(node) ?? node
    return parent === node ? node : rootOf(parent)
  }
  return {
    rootOf,
    join(nodes: readonly string[]): void {
      const [first, ...others] = nodes.map(rootOf)
      for (const other of others) if (first !== undefined) parents.set(other, first)
    },
  }
}

/** True when a plan is worse in something that less driving can't offset. */
const isWorse = (after: Figures, before: Figures): boolean =>
  after.unassigned > before.unassigned ||
  after.broken_windows > before.broken_windows ||
  after.unreachable > before.unreachable ||
  after.overtime_minutes > before.overtime_minutes

/** `mustSave` requires less driving. */
const isWorthIt = ({ before, after }: Pick<Group, 'before' | 'after'>, mustSave: boolean): boolean =>
  !isWorse(after, before) && (!mustSave || after.drive_minutes < before.drive_minutes)

export const isBetter = (plan: Figures, other: Figures): boolean =>
  !isWorse(plan, other) && (isWorse(other, plan) || plan.drive_minutes < other.drive_minutes)

/**
 * Joins moves that share someone's day, before or after, into independent groups with exact savings. Drops groups that are not worth
 * making.
 */
export const grouped = (moves: readonly Ungrouped[], jobs: readonly Job[], counted: Counted, mustSave: boolean) => {
  const { join, rootOf } = joining()
  const after = withMoves(jobs, moves)
  for (const job of [...jobs, ...after]) join(nodesOf(job))
  for (const { from, to } of moves) join([...nodesOf(from), ...nodesOf(to)])
  const rootOfMove = ({ to }: Ungrouped) => rootOf(nodesOf(to)[0] ?? '')
  const roots = [...new Set(moves.map(rootOfMove))]
  const all = roots.map((root) => {
    const own = moves.filter((move) => rootOfMove(move) === root)
    const moved = new Set(own.map(({ job_id }) => job_id))
    const isOurs = (job: Job) => moved.has(job.id) || nodesOf(job).some((node) => rootOf(node) === root)
    const concerned = jobs.filter(isOurs)
    const members = own.flatMap(({ from, to }) => [...from.assigned_crew_members, ...to.assigned_crew_members])
    return {
      own,
      member_ids: [...new Set(members)],
      before: figuresOf(concerned, counted),
      after: figuresOf(withMoves(concerned, own), counted),
    }
  })
  const worth = all.filter((group) => isWorthIt(group, mustSave))
  return {
    moves: worth.flatMap(({ own }, index): Move[] => own.map((move) => ({ ...move, group: index + 1 }))),
    groups: worth.map(({ own: _, ...group }, index): Group => ({ id: index + 1, ...group })),
  }
}
