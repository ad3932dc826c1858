import { game } from './rules/index.ts';
import { bots } from './bot/index.ts';
import { fastRng } from '@stellwerk/kernel';
const N=Number(process.argv[2]??60); const opts={recover:false,combinedModes:false,tramReach:3,jams:'motor',...JSON.parse(process.argv[3]??'{}')} as any;
let wins=0,turns=0,worst=0,total=0,n=0; const sc=[0,0];
const t0=performance.now();
for(let s=0;s<N;s++){const rng=fastRng(s+1000);const brng=fastRng(s+77);const who=s%3;
 const st=game.setup(opts,3,rng,()=>{}); const bs=[0,1,2].map(i=>i===who?bots.normal():bots.easy());
 let acts=0;
 while(!game.result(st)){const seat=game.toAct(st)[0]!;const view=game.view(st,seat);const t=performance.now();
  const a=bs[seat]!.choose({seat,view,rng:brng,legal:()=>game.legal(st,seat)} as any);
  if(seat===who){const d=performance.now()-t;worst=Math.max(worst,d);total+=d;n++}
  const r=game.check(st,seat,a);if(r){console.log(r,JSON.stringify(a),view.phase);process.exit(1)}
  game.apply(st,seat,a,rng,()=>{}); if(++acts>5000) throw new Error('long')}
 const r=game.result(st)!; if(r.winners.includes(who)) wins+=1/r.winners.length; turns+=st.turns/3; sc[0]+=r.scores[who]!; sc[1]+=(r.scores[0]!+r.scores[1]!+r.scores[2]!-r.scores[who]!)/2;}
console.log('normal wins',wins/N,'rounds',turns/N,'scores',sc.map(x=>x/N),'ms avg',total/n,'worst',worst,'total s',(performance.now()-t0)/1000);
