import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that need a page run one after the other, those that don't after them. A worker that has loaded the modules continues with the
 * next file only if that asks for the same environment; mixed, every second file would load all of them again.
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
