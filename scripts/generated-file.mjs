import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes a generated file that is kept in git, or with `--check` compares it with the existing one. A stale file ends the process with code
 * 1 and prints the command that updates it.
 */
export function keepGenerated(path, text, { check, command }) {
  const before = readOrEmpty(path)
  if (before === text) {
    console.log(`${path} is up to date`)
    return
  }
  if (!check) {
    writeFileSync(path, text)
    console.log(`${path} written`)
    return
  }
  console.error(`${path} is stale: run \`${command}\` and commit the result`)
  process.exitCode = 1
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
