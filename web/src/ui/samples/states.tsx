import { Button } from '../page/Button.tsx'
import { Card } from '../page/Card.tsx'
import { Complaint } from '../fields/Complaint.tsx'
import { EmptyList } from '../feedback/EmptyList.tsx'
import { ErrorPanel } from '../feedback/ErrorPanel.tsx'
import { CardsSkeleton, FormSkeleton, ScreenSkeleton, TableSkeleton } from '../feedback/Skeletons.tsx'

export function StateSamples() {
  return (
    <>
      <Card>
        <EmptyList
          title="Үй тапсырмасы жоқ"
          text="Мұғалім тапсырма бергенде, ол осы жерде мерзімімен бірге көрінеді."
          action={<Button>Өткен аптаны көру</Button>}
        />
      </Card>
      <EmptyList
        variant="framed"
        title="Сыныпқа әлі оқушы қосылмаған"
        text="Оқушыларды бір файлмен жүктеуге болады."
        action={<Button kind="main">Импорттау</Button>}
      />
      <Card>
        <ErrorPanel title="Кесте жүктелмеді" text="Байланысты тексеріп, қайталап көріңіз." onRetry={() => undefined} />
      </Card>
      <Complaint text="Сессия аяқталды, жүйеге қайта кіріңіз" />
      <TableSkeleton rows={3} />
      <CardsSkeleton cards={3} />
      <FormSkeleton fields={2} />
      <ScreenSkeleton />
    </>
  )
}
