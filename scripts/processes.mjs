import { spawn } from 'node:child_process'

const windows = process.platform === 'win32'

/**
 * Runs a program with its output shown. A name without a path is looked for among the project's own tools first.
 * @param options `env`: variables beside the present ones.
 * @throws Error when it ends with another code than 0.
 */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: windows, env: { ...withOwnTools(), ...env } })
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`)),
    )
  })
}

const withOwnTools = () => ({
  ...process.env,
  PATH: `${process.cwd()}/node_modules/.bin${windows ? ';' : ':'}${process.env.PATH}`,
})
