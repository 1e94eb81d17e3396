import { boxName } from './dropBox.ts'

/** The shelves of the box: what each holds is said by who uses it. */
export type Shelf = 'messages' | 'wishes'
export type Key = number | string

/** Under which field each item carries its key; a message gets the next number, which is its place in the row. */
const keys: Record<Shelf, IDBObjectStoreParameters> = {
  messages: { keyPath: 'order', autoIncrement: true },
  wishes: { keyPath: 'key' },
}

/** Where things are kept that wait for the line: in the browser, until they are taken off or somebody signs out. */
export type Box = {
  /** Everything on a shelf, in the order of the keys. */
  all<Item extends object>(shelf: Shelf): Promise<Item[]>
  /** Puts an item on a shelf, in place of the one with its key; answers the key. */
  put(shelf: Shelf, item: object): Promise<Key>
  /** Changes an item in one step, so that no other tab comes between; one that is gone stays gone. */
  change<Item extends object>(shelf: Shelf, key: Key, change: (item: Item) => Item | null): Promise<void>
  remove(shelf: Shelf, key: Key): Promise<void>
}

/** The box of this browser; one that keeps nothing has one that lives as long as the page (SH-LOCAL-09). */
export function openBox(factory: IDBFactory | undefined = globalThis.indexedDB): Box {
  const loose = looseBox()
  if (!factory) return loose
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= openDatabase(factory, () => {
      opened = null
    })
    return opened
  }
  const ask = async <Answer>(shelf: Shelf, work: (items: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> => {
    const transaction = (await open()).transaction(shelf, 'readwrite')
    const request = work(transaction.objectStore(shelf))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    async all<Item extends object>(shelf: Shelf) {
      const kept = await ask(shelf, (items) => items.getAll()).catch((): unknown[] => [])
      return [...kept, ...(await loose.all(shelf))] as Item[]
    },
    // A browser that is full or forbids it still sends what is written while its page lives.
    put: (shelf, item) => ask(shelf, (items) => items.put(item)).then(asKey, () => loose.put(shelf, item)),
    async change(shelf, key, change) {
      await loose.change(shelf, key, change)
      await ask(shelf, (items) => {
        const found = items.get(key)
        found.onsuccess = () => {
          if (found.result === undefined) return
          const changed = change(found.result)
          if (changed === null) items.delete(key)
          else items.put(changed)
        }
        return found
      }).catch(passedOver)
    },
    async remove(shelf, key) {
      await loose.remove(shelf, key)
      await ask(shelf, (items) => items.delete(key)).catch(passedOver)
    },
  }
}

const asKey = (key: IDBValidKey): Key => key as Key
/** Ignores a change that the browser refuses: the shelf of the page itself was changed. */
const passedOver = () => {}

function openDatabase(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(boxName, 1)
    request.onupgradeneeded = () => {
      for (const [shelf, how] of Object.entries(keys)) request.result.createObjectStore(shelf, how)
    }
    request.onerror = () => {
      onGone()
      reject(request.error)
    }
    request.onsuccess = () => {
      const database = request.result
      database.onclose = onGone
      // Somebody signs out in another tab: nothing may hold that up.
      database.onversionchange = () => {
        onGone()
        database.close()
      }
      resolve(database)
    }
  })
}

/** Beyond every place that a browser gives, so that what it could not keep comes after what it could. */
const firstLoose = 2 ** 40

function looseBox(): Box {
  const shelves = { messages: new Map<Key, object>(), wishes: new Map<Key, object>() }
  let next = firstLoose
  return {
    all: async <Item extends object>(shelf: Shelf) => [...shelves[shelf].values()] as Item[],
    async put(shelf, item) {
      const field = String(keys[shelf].keyPath)
      const key = ((item as Record<string, unknown>)[field] as Key | undefined) ?? next++
      shelves[shelf].set(key, { ...item, [field]: key })
      return key
    },
    async change<Item extends object>(shelf: Shelf, key: Key, change: (item: Item) => Item | null) {
      const item = shelves[shelf].get(key)
      if (!item) return
      const changed = change(item as Item)
      if (changed === null) shelves[shelf].delete(key)
      else shelves[shelf].set(key, changed)
    },
    async remove(shelf, key) {
      shelves[shelf].delete(key)
    },
  }
}
