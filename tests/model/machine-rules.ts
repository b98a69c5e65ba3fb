import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'

/** Config keys that may hold functions because they compute data, plus `src`, which has its own rule. */
const NOT_SEARCHED = new Set(['input', 'params', 'output', 'context', 'src'])

type Config = Record<string, unknown>

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const configOf = (node: AnyStateNode): Config => (isConfig(node.config) ? node.config : {})

const closuresIn = (value: unknown, path: string): string[] => {
  if (typeof value === 'function') return [`${path} is a function; give it a name in setup`]
  if (!isConfig(value)) return []
  return Object.entries(value)
    .filter(([key]) => !NOT_SEARCHED.has(key))
    .flatMap(([key, part]) => closuresIn(part, `${path}.${key}`))
}

const delaysOf = (node: AnyStateNode, delays: Config): string[] => {
  const { after, id } = configOf(node)
  if (!isConfig(after)) return []
  const unnamed = Object.keys(after)
    .filter((delay) => !Object.hasOwn(delays, delay) || delay.includes('.'))
    .map((delay) => `${node.id}: the delay ${delay} has no name, or one with a dot`)
  return typeof id === 'string' ? unnamed : [...unnamed, `${node.id}: a state with a delay needs an id`]
}

const invokesOf = (node: AnyStateNode, actors: Config): string[] =>
  listOf(configOf(node).invoke).flatMap((invoke) => {
    if (!isConfig(invoke)) return []
    const { id, src } = invoke
    return [
      ...(typeof id === 'string' ? [] : [`${node.id}: a service needs an id`]),
      ...(typeof src === 'string' && Object.hasOwn(actors, src) ? [] : [`${node.id}: a service needs a named src`]),
      ...('onSnapshot' in invoke ? [`${node.id}: onSnapshot cannot be recorded`] : []),
    ]
  })

const wildcardsOf = (node: AnyStateNode): string[] => {
  const { on } = configOf(node)
  return Object.keys(isConfig(on) ? on : {})
    .filter((type) => type.endsWith('*'))
    .map((type) => `${node.id}: ${type} hides what the machine no longer knows`)
}

export const violationsOf = (machine: AnyStateMachine): string[] => {
  const { actors, delays } = machine.implementations
  const { id, version } = machine.config
  const nodes = nodesOf(machine.root)
  return [
    ...(typeof id === 'string' ? [] : ['the machine needs an id']),
    ...(typeof version === 'string' ? [] : ['the machine needs a version']),
    ...nodes.flatMap((node) => delaysOf(node, delays)),
    ...nodes.flatMap((node) => invokesOf(node, actors)),
    ...nodes.flatMap(wildcardsOf),
    ...closuresIn(machine.config, 'config'),
    ...Object.entries(actors)
      .filter(([, logic]) => logic instanceof StateMachine)
      .map(([name]) => `${name} is a machine; it needs a stream of its own`),
  ]
}

/** Globals that machines must not use: time comes from `event.at`, ids from events, and failures are plain data. */
const OUTSIDE = [
  'Date.now',
  'new Date(',
  'performance.now',
  'Math.random',
  'crypto.',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'new Error',
]

export const outsideIn = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) => OUTSIDE.filter((word) => line.includes(word)).map((word) => `${index + 1}: ${word}`))
