/** The parts of a stream's name: `job-lifecycle/17#3`. */
export type StreamName = { flow: string; key: string; instance: number }

/** Marks the keys of bug files, which are viewed but never run. */
const IMPORTED = 'imported:'

/** What the names of all instances of a key begin with. */
export const streamPrefix = (flow: string, key: string): string => `${flow}/${key}#`

export const streamName = ({ flow, key, instance }: StreamName): string => `${streamPrefix(flow, key)}${instance}`

/** The parts of a name; null when it is not one of a flow. */
export const parseStreamName = (stream: string): StreamName | null => {
  const match = /^([^/]+)\/(.+)#(\d+)$/.exec(stream)
  if (!match) return null
  const [, flow = '', key = '', instance = ''] = match
  return { flow, key, instance: Number(instance) }
}

export const importedKey = (key: string): string => (isImported(key) ? key : `${IMPORTED}${key}`)
export const isImported = (key: string): boolean => key.startsWith(IMPORTED)
