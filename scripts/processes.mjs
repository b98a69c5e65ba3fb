import { spawn } from 'node:child_process'

const windows = process.platform === 'win32'

/**
 * Runs a program, looking for a bare name among the project's tools first. `env` adds variables; `print` receives the output when the
 * program has ended instead of streaming it. Throws when it exits with a code other than 0.
 */
export function run(command, args, { env = {}, print } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = print ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { stdio, shell: windows, env: { ...withOwnTools(), ...env } })
    const output = []
    child.stdout?.on('data', (part) => output.push(part))
    child.stderr?.on('data', (part) => output.push(part))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      print?.(Buffer.concat(output).toString())
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}

const withOwnTools = () => ({
  ...process.env,
  PATH: `${process.cwd()}/node_modules/.bin${windows ? ';' : ':'}${process.env.PATH}`,
})
