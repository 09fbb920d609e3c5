import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { planChanged } from '@qalam/contract/calendar-plans/events.ts'
import type { PlanSheet, SheetTheme, ThemeWords } from '@qalam/contract/calendar-plans/sheet.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { call, saidBy } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellError } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { everyList, planSheet } from '../reads.ts'
import { type Edits, type SheetAct, typedOver, wordsOf } from './rows.ts'

export type SheetSaving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

/** Milliseconds of rest after which what was typed is stored. */
const rest = 1_000

const isStale = (failure: unknown): boolean => failure instanceof Problem && failure.code === 'calendar-plans.stale'

const without = (edits: Edits, sent: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([uuid, words]) => words !== sent[uuid]))

/** The sheet with what is typed over it: stored when the typing rests, each row over the version it was typed over. */
export function useSheet(uuid: string) {
  const client = useQueryClient()
  const asked = planSheet(uuid)
  const { data: sheet } = useSuspenseQuery(asked)
  const [edits, setEdits] = useState<Edits>({})
  const [saving, setSaving] = useState<SheetSaving>('saved')
  const [complaint, setComplaint] = useState<string | null>(null)
  const typed = useRef<Edits>({})
  const storing = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const themes = useMemo(() => typedOver(sheet.themes, edits), [sheet.themes, edits])
  const [before, setBefore] = useState<readonly SheetTheme[]>([])

  useLive(planChanged, ({ planUuid }) => (planUuid === uuid ? [asked] : []), [asked])
  useLive(scheduleChanged, ({ groupId }) => (groupId === sheet.group.id ? [asked] : []))

  const show = (next: Edits) => {
    typed.current = next
    setEdits(next)
  }
  const readAnew = () =>
    Promise.all([asked, ...everyList].map(({ queryKey }) => client.invalidateQueries({ queryKey })))

  const store = async (): Promise<boolean> => {
    const sent = typed.current
    const known = client.getQueryData<PlanSheet>(asked.queryKey) ?? sheet
    const rows = known.themes
      .filter((theme) => sent[theme.uuid])
      .map((theme) => ({ ...wordsOf(theme), ...sent[theme.uuid] }))
    if (rows.length === 0) return true
    setSaving('saving')
    try {
      const body = { uuid: newUuid(), kind: 'edited' as const, themes: rows }
      await call(calendarPlans.changeSheet, { params: { uuid }, body }, { silent: true })
      await readAnew()
      show(without(typed.current, sent))
      setComplaint(null)
      setSaving(Object.keys(typed.current).length > 0 ? 'waiting' : 'saved')
      return true
    } catch (failure) {
      if (isStale(failure)) setBefore(known.themes)
      setComplaint(isStale(failure) ? null : saidBy(failure))
      setSaving(isStale(failure) ? 'conflict' : 'failed')
      if (isStale(failure)) await readAnew()
      return false
    }
  }
  /** Stores what is left, one write at a time. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    await storing.current
    storing.current = store()
    return storing.current
  }
  const type = (theme: string, words: Partial<ThemeWords>) => {
    show({ ...typed.current, [theme]: { ...typed.current[theme], ...words } })
    if (saving === 'conflict') return
    setSaving('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), rest)
  }
  /** An act of its own: what is typed is stored first, so that both can be taken back apart. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (!(await flush())) return false
    try {
      await work()
      return true
    } catch (failure) {
      tellError(saidBy(failure))
      return false
    } finally {
      await readAnew()
    }
  }
  const change = (wanted: SheetAct | null) =>
    wanted &&
    act(() =>
      call(calendarPlans.changeSheet, { params: { uuid }, body: { ...wanted, uuid: newUuid() } }, { silent: true }),
    )
  const undo = (last: string) =>
    act(() => call(calendarPlans.undoAct, { params: { uuid }, body: { uuid: newUuid(), act: last } }, { silent: true }))
  const acceptFlow = (mark: string) =>
    act(() => call(calendarPlans.acceptFlow, { params: { uuid }, body: { uuid: newUuid(), mark } }, { silent: true }))

  const leave = useEffectEvent(() => void flush())
  useEffect(() => {
    const go = () => leave()
    window.addEventListener('pagehide', go)
    return () => {
      window.removeEventListener('pagehide', go)
      go()
    }
  }, [])

  return {
    sheet,
    themes,
    edits,
    saving,
    complaint,
    /** Rows that somebody else wrote meanwhile, as they stand and as they are typed here. */
    conflicts: saving === 'conflict' ? conflictsOf(sheet.themes, before, edits) : [],
    keepMine: () => void flush(),
    takeTheirs: () => {
      const others = new Set(conflictsOf(sheet.themes, before, edits).map(({ uuid: id }) => id))
      show(Object.fromEntries(Object.entries(typed.current).filter(([id]) => !others.has(id))))
      setSaving('saved')
      void flush()
    },
    type,
    change,
    undo,
    acceptFlow,
    act,
    flush,
  }
}
export type SheetState = ReturnType<typeof useSheet>

const conflictsOf = (now: readonly SheetTheme[], before: readonly SheetTheme[], edits: Edits): SheetTheme[] =>
  now.filter((theme) => edits[theme.uuid] && before.find(({ uuid }) => uuid === theme.uuid)?.version !== theme.version)
