import { IDBFactory } from 'fake-indexeddb'
import type { Window as HappyWindow } from 'happy-dom'

export const browser = window as unknown as { happyDOM: HappyWindow['happyDOM'] }

class Databases extends IDBFactory {
  #busy = 0

  override open(name: string, version?: number) {
    const request = super.open(name, version)
    request.addEventListener('success', () => this.#watch(request.result))
    return request
  }
  #watch(database: IDBDatabase) {
    const begin = database.transaction.bind(database)
    database.transaction = (...parts) => {
      const transaction = begin(...parts)
      this.#busy++
      const end = () => void this.#busy--
      transaction.addEventListener('complete', end)
      transaction.addEventListener('abort', end)
      return transaction
    }
  }
  get isBusy() {
    return this.#busy > 0
  }
}

let databases = new Databases()

export const emptyDatabases = (): void => {
  databases = new Databases()
  Object.assign(globalThis, { indexedDB: databases })
}

/** Resolves once the abandoned page has finished writing; this tier does not support two pages at once. */
export const quiet = async (): Promise<void> => {
  for (let calm = 0; calm < 3; calm = databases.isBusy ? 0 : calm + 1)
    await new Promise((resolve) => setImmediate(resolve))
}
