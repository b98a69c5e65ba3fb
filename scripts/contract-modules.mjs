import { readdirSync } from 'node:fs'
import { withTypescript } from './load-typescript.mjs'

const FOLDER = 'src/contract'

/** The wire contract as values: `{ endpoints, schemas }`, the table and every exported `wireX` schema under the name `X`. */
export const loadContract = () =>
  withTypescript(async (load) => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const modules = await Promise.all(files.sort().map((file) => load(`${FOLDER}/${file}`)))
    const { ENDPOINTS } = await load(`${FOLDER}/index.ts`)
    return { endpoints: ENDPOINTS, schemas: Object.assign({}, ...modules.map(wireSchemas)) }
  })

const wireSchemas = (module) =>
  Object.fromEntries(
    Object.entries(module)
      .filter(([name, value]) => /^wire[A-Z]/.test(name) && value.kind === 'schema')
      .map(([name, schema]) => [name.slice('wire'.length), schema]),
  )
