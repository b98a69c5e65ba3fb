import { readdirSync } from 'node:fs'
import { withTypescript } from './load-typescript.mjs'

const ROOMS = ['src/contract', 'src/contract/communications']

/** Loads the wire contract as `{ endpoints, schemas }`: endpoints by id, and each exported `wireX` schema under the name `X`. */
export const loadContract = () =>
  withTypescript(async (load) => {
    const files = ROOMS.flatMap((room) => readdirSync(room).map((file) => `${room}/${file}`))
    const paths = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const modules = await Promise.all(paths.sort().map((path) => load(path)))
    const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
    return {
      endpoints: endpoints.sort((a, b) => a.id.localeCompare(b.id)),
      schemas: Object.assign({}, ...modules.map(wireSchemas)),
    }
  })

const isEndpoint = (value) => typeof value === 'object' && value !== null && 'path' in value && 'method' in value

const wireSchemas = (module) =>
  Object.fromEntries(
    Object.entries(module)
      .filter(([name, value]) => /^wire[A-Z]/.test(name) && value.kind === 'schema')
      .map(([name, schema]) => [name.slice('wire'.length), schema]),
  )
