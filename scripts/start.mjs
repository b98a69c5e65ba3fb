// `npm start` installs, builds and serves the demo, and prints the sign-in.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { buildDemoWhenStale } from './build.mjs'
import { installPackages } from './install.mjs'

const HOST = 'localhost'
const PORT = Number(process.env.PORT ?? 4173)

try {
  await start()
} catch (error) {
  console.error(`\nGroundwork did not start: ${error.message}`)
  process.exit(1)
}

async function start() {
  if (await isTaken()) throw new Error(`port ${PORT} is taken. Choose another: PORT=${PORT + 1} npm start`)
  await installPackages()
  await buildDemoWhenStale()
  const { serveBuild } = await import('./serve.mjs')
  const address = await serveBuild({ host: HOST, port: PORT })
  console.log(`\nGroundwork is at ${address}\n`)
  for (const line of signIns()) console.log(line)
  console.log('\nEverything stays in this browser. Ctrl+C ends it.')
}

function isTaken() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)))
    probe.listen(PORT, HOST, () => probe.close(() => resolve(false)))
  })
}

function signIns() {
  const users = JSON.parse(readFileSync('src/domain/demo/demo-users.json', 'utf8'))
  const row = (...cells) => cells.map((cell) => cell.padEnd(26)).join('')
  return [
    row('sign in as', 'email', 'password', 'business subdomain'),
    ...users.map(({ label, email, password, subdomain }) => row(label, email, password, subdomain ?? '')),
  ]
}
