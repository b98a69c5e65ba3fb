const WITH_E = new Set(
  'approved changed completed created deactivated deleted merged moved paused rescheduled resumed revised saved scheduled'.split(
    ' ',
  ),
)
const IRREGULAR: Record<string, string> = {
  cancelled: 'cancel',
  given: 'give',
  made: 'make',
  paid: 'pay',
  sent: 'send',
  set: 'set',
  withdrawn: 'withdraw',
}

const verbOf = (participle: string): string =>
  IRREGULAR[participle] ?? participle.slice(0, WITH_E.has(participle) ? -1 : -2)

/**
 * `Your role can’t mark jobs as missed.` for `jobs` and `marked as missed`. Rules name an action by its participle because "Only an open
 * job can be cancelled" needs it.
 */
export const roleCannot = (what: string, participle: string): string => {
  const [first = '', ...rest] = participle.split(' ')
  const words = rest[0] === 'up' ? [verbOf(first), ...rest, what] : [verbOf(first), what, ...rest]
  return `Your role can’t ${words.join(' ')}.`
}
