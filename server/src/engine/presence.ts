import pg from 'pg'

/** Any constant: it only has to be ours. */
const lock = 7_262_515

export type Presence = {
  /** Ends the presence; true when no other process is present, so that the caller may stop the server. */
  leave: () => Promise<boolean>
}

/**
 * Tells the other processes on an embedded server that this one uses it: a shared lock on a connection of its own, which
 * the server lets go by itself when the process is killed. Null when the server is just being stopped.
 */
export async function beginPresence(url: string): Promise<Presence | null> {
  let leaving = false
  let client = await connected(url, () => again())
  if (!client) return null
  // A server that recovered from a fault of its own has forgotten who is present.
  const again = () => {
    if (leaving) return
    setTimeout(() => void comeBack(), 500).unref()
  }
  const comeBack = async () => {
    if (leaving) return
    client = await connected(url, again)
    if (!client) again()
  }
  const leave = async () => {
    leaving = true
    const last = client ? await isLast(client) : false
    await client?.end().catch(() => {})
    return last
  }
  return { leave }
}

async function connected(url: string, lost: () => void): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [lock])
    client.on('end', lost)
    keepsAwake(client).unref()
    return client
  } catch {
    await client.end().catch(() => {})
    return null
  }
}

/** The driver can do this; its types do not say so. */
const keepsAwake = (client: pg.Client) => client as unknown as { ref: () => void; unref: () => void }

/** Whoever gets the whole lock is the last; one that comes at this moment waits, sees the server go and starts its own. */
async function isLast(client: pg.Client): Promise<boolean> {
  keepsAwake(client).ref()
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [lock])
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [lock])
    return rows[0]?.last ?? false
  } catch {
    return false
  }
}
