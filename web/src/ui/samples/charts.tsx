import { BarChart } from '../rich/chart/BarChart.tsx'
import { BarList } from '../rich/chart/BarList.tsx'
import { HeatChart } from '../rich/chart/HeatChart.tsx'
import { LineChart } from '../rich/chart/LineChart.tsx'
import { StackedChart } from '../rich/chart/StackedChart.tsx'

const classes = ['7 «А»', '7 «Ә»', '7 «Б»', '8 «А»']
const percent = (value: number) => `${value} %`

export function ChartSamples() {
  return (
    <>
      <BarChart
        title="Білім сапасы, II тоқсан"
        categoryTitle="Сынып"
        categories={classes}
        series={[
          { name: 'Қазақ тілі', values: [72, 64, 81, 58] },
          { name: 'Математика', values: [61, 55, null, 49] },
        ]}
        format={percent}
        most={100}
      />
      <BarList
        title="Асханада қаншалықты жиі тамақтанасыз?"
        categoryTitle="Жауап"
        categories={['Күн сайын', 'Аптасына бірнеше рет', 'Сирек']}
        series={{ name: 'Адам саны', values: [12, 7, 3] }}
      />
      <LineChart
        title="Орташа балл апта бойынша"
        categoryTitle="Апта"
        categories={['1', '2', '3', '4', '5', '6', '7', '8']}
        series={[
          { name: '7 «А»', values: [6.1, 6.4, 6.9, null, 7.2, 7.1, 7.8, 8] },
          { name: '7 «Ә»', values: [5.4, 5.9, 5.6, 6.2, 6, 6.8, 6.6, 7.1] },
        ]}
        most={10}
      />
      <StackedChart
        title="Тоқсандық бағалар"
        categoryTitle="Сынып"
        categories={classes}
        series={[
          { name: '«5»', values: [8, 6, 11, 4] },
          { name: '«4»', values: [10, 11, 9, 12] },
          { name: '«3»', values: [5, 6, 3, 8] },
          { name: '«2»', values: [1, 0, 0, 2] },
        ]}
      />
      <HeatChart
        title="Келмегендер саны"
        categoryTitle="Күн"
        categories={['Дс', 'Сс', 'Ср', 'Бс', 'Жм']}
        series={[
          { name: '7 «А»', values: [1, 0, 2, 4, 6] },
          { name: '7 «Ә»', values: [0, 0, 1, 1, 3] },
          { name: '8 «А»', values: [2, 5, 3, null, 1] },
        ]}
      />
    </>
  )
}
