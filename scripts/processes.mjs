import { spawn } from 'node:child_process'

const windows = process.platform === 'win32'

/**
 * Runs a program with its output shown. A name without a path is looked for among the project's own tools first.
 * @param options `env`: variables beside the present ones. `print`: is given the output when the program has ended, instead of showing
 * it as it comes.
 * @throws Error when it ends with another code than 0.
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
