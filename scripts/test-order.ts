import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs tests that need a DOM first. A worker keeps its loaded modules only while the next file uses the same environment; mixed, every
 * second file would reload all of them.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const onPage = new Set(sorted.filter(needsPage))
    return [...onPage, ...sorted.filter((file) => !onPage.has(file))]
  }
}

const needsPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')
