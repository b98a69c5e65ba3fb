export type StreamName = { flow: string; key: string; instance: number }

/** Marks the keys of bug files, which are viewed but never run. */
const IMPORTED = 'imported:'

export const streamPrefix = (flow: string, key: string): string => `${flow}/${key}#`

export const streamName = ({ flow, key, instance }: StreamName): string => `${streamPrefix(flow, key)}${instance}`

export const parseStreamName = (stream: string): StreamName | null => {
  const match = /^([^/]+)\/(.+)#(\d+)$/.exec(stream)
  if (!match) return null
  const [, flow = '', key = '', instance = ''] = match
  return { flow, key, instance: Number(instance) }
}

export const importedKey = (key: string): string => (isImported(key) ? key : `${IMPORTED}${key}`)
export const isImported = (key: string): boolean => key.startsWith(IMPORTED)
