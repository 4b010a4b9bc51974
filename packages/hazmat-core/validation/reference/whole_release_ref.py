"""Whole releases as a caller enters them, worked by the two references: writes ../fixtures/whole-releases.json.
Run in this folder: python3 whole_release_ref.py. Nothing here is product code."""
import json, math
import numpy as np
from scipy.special import erf
from scipy.optimize import brentq
import aloha_ref as al, far_field_ref as ff, heavy_ref as hv, hf_ref as hf, source_ref as so
R=8.314; FAR=10_000.
def rl(name, sub, release, weather, site, thresholds, cls, area=None):
    return dict(id=name, input=dict(substance=sub, release=release, weather=weather, site=site, thresholds=[dict(id=i,ppm=p) for i,p in thresholds]), cls=cls, area=area)
GAS=lambda rate,h=0,**k: dict(rateKgPerS=rate,heightM=h,state='gas',**k)
LIQUID=lambda rate,**k: dict(rateKgPerS=rate,heightM=0,state='liquid',**k)
NH3=dict(name='ammonia',molarMass=17.031,boilingPointC=-33.3)
CO=dict(name='carbon monoxide',molarMass=28.01,boilingPointC=-191.5)
HF=dict(name='a light gas',molarMass=20.006)
HFA=dict(name='hydrogen fluoride',molarMass=20.006,boilingPointC=19.4,association='hydrogen-fluoride')
CL2=dict(name='chlorine',molarMass=70.906,boilingPointC=-34,gasHeatCapacityJPerMolK=34)
C3H8=dict(name='propane',molarMass=44.097,boilingPointC=-42.1,gasHeatCapacityJPerMolK=73.6)
SO2=dict(name='sulphur dioxide',molarMass=64.066,boilingPointC=-10,gasHeatCapacityJPerMolK=39.9)
H2S=dict(name='hydrogen sulphide',molarMass=34.08,boilingPointC=-60,gasHeatCapacityJPerMolK=34)
C6H6=dict(name='benzene',molarMass=78.11,boilingPointC=80.1,vapourPressurePa=12690,vapourPressureAtC=25)
RELEASES=[
 rl('WHOLE-1',NH3,GAS(2,durationMin=60,temperatureC=20),dict(windSpeedMps=5,windFromDeg=225,temperatureC=20,pressureMb=1013.25,stability='D'),dict(lon=-63.5752,lat=44.6488,roughnessM='open'),[('aegl-1',30),('aegl-2',160),('aegl-3',1100)],'D'),
 rl('WHOLE-2',CO,GAS(0.5,3,durationMin=5,temperatureC=10),dict(windSpeedMps=1.5,windFromDeg=10,temperatureC=10,pressureMb=980,stability='F'),dict(lon=-0.12,lat=51.5,roughnessM='urban'),[('aegl-2',83),('aegl-3',330)],'F'),
 rl('WHOLE-3',HF,GAS(5,60,durationMin=30),dict(windSpeedMps=3,windFromDeg=300,temperatureC=28,pressureMb=1010,stability='B'),dict(lon=151.2,lat=-33.9,roughnessM=0.1),[('aegl-1',1),('aegl-2',8)],'B'),
 rl('WHOLE-4',HF,GAS(1,20,durationMin=60),dict(windSpeedMps=2,windFromDeg=95,temperatureC=-30,pressureMb=900,stability='D',inversionM=80),dict(lon=-147.7,lat=64.8,roughnessM=0.03),[('aegl-1',1),('aegl-2',24)],'D'),
 rl('WHOLE-5',NH3,GAS(1,durationMin=600,temperatureC=20),dict(windSpeedMps=4,windFromDeg=180,temperatureC=20,pressureMb=1013.25,cloudTenths=2,sunAltitudeDeg=50),dict(lon=2.35,lat=48.85,roughnessM='open'),[('aegl-2',160)],'C'),
 rl('WHOLE-6',NH3,GAS(0.5,durationMin=600,temperatureC=0),dict(windSpeedMps=1.2,windFromDeg=359,temperatureC=0,pressureMb=1013.25,cloudTenths=3,sunAltitudeDeg=-20),dict(lon=28.9,lat=-2.5,roughnessM='open'),[('aegl-2',160),('far',15)],'F'),
 rl('WHOLE-7',CL2,GAS(1,durationMin=60,temperatureC=25),dict(windSpeedMps=5,windFromDeg=270,temperatureC=25,pressureMb=1013.25,stability='D'),dict(lon=179.99,lat=-17,roughnessM='open'),[('aegl-2',2),('aegl-3',20)],'D'),
 rl('WHOLE-8',C3H8,GAS(3,durationMin=10,temperatureC=-42.1),dict(windSpeedMps=5,windFromDeg=45,temperatureC=15,pressureMb=1013.25,stability='D'),dict(lon=-95.4,lat=29.8,roughnessM='open'),[('idlh',2100),('lel',2100)],'D'),
 rl('WHOLE-9',SO2,GAS(0.5,durationMin=60,temperatureC=20),dict(windSpeedMps=3,windFromDeg=120,temperatureC=20,pressureMb=1000,stability='C'),dict(lon=13.4,lat=52.5,roughnessM='urban'),[('aegl-2',0.75),('aegl-3',30)],'C'),
 rl('WHOLE-10',C3H8,GAS(10,durationMin=60,temperatureC=-42.1),dict(windSpeedMps=1.5,windFromDeg=200,temperatureC=15,pressureMb=1013.25,stability='F'),dict(lon=-95.4,lat=29.8,roughnessM='open'),[('aegl-1',5500),('aegl-3',33000),('rich',950000)],'F'),
 rl('WHOLE-11',H2S,GAS(.02,10,durationMin=.5,temperatureC=20),dict(windSpeedMps=8,windFromDeg=60,temperatureC=20,pressureMb=1013.25,stability='D'),dict(lon=-3.2,lat=55.9,roughnessM='open'),[('aegl-1',.2),('aegl-2',1)],'D'),
 rl('WHOLE-12',C6H6,LIQUID(.5,durationMin=.2),dict(windSpeedMps=5,windFromDeg=330,temperatureC=25,pressureMb=1013.25,stability='D'),dict(lon=0,lat=50,roughnessM='open'),[('aegl-1',52),('aegl-2',800)],'D'),
 rl('WHOLE-13',C6H6,LIQUID(1,durationMin=60),dict(windSpeedMps=2,windFromDeg=150,temperatureC=25,pressureMb=1013.25,stability='F',inversionM=40),dict(lon=10,lat=60,roughnessM='open'),[('aegl-1',52),('aegl-2',800)],'F'),
 rl('WHOLE-14',CL2,GAS(.05,durationMin=30,temperatureC=15),dict(windSpeedMps=3,windFromDeg=80,temperatureC=15,pressureMb=1013.25,stability='B',inversionM=60),dict(lon=100,lat=14,roughnessM='open'),[('aegl-1',.05),('aegl-2',2)],'B'),
 rl('WHOLE-15',HFA,GAS(1,durationMin=60,temperatureC=20),dict(windSpeedMps=5,windFromDeg=210,temperatureC=20,pressureMb=1013.25,stability='D'),dict(lon=-90,lat=30,roughnessM='open'),[('aegl-2',24),('idlh',30)],'D'),
]
def passive(r):
    i=r['input']; w=i['weather']; st=r['cls']; h=i['release']['heightM']; hi=w.get('inversionM'); z0={'open':.03,'urban':1.}.get(i['site']['roughnessM'],i['site']['roughnessM'])
    U=al.wind(w['windSpeedMps'],10,max(h,3),st); tr=min(i['release']['durationMin'],60)*60; M=i['substance']['molarMass']; T=w['temperatureC']+273.15; P=w['pressureMb']*100
    def c(x):
        sx,sy,sz=al.sig(x,st,z0); return al.conc(x,0,0,i['release']['rateKgPerS'],U,st,z0,h,hi)*erf(U*tr/(2*math.sqrt(2)*sx))
    zones=[]
    for t in i['thresholds']:
        ct=al.ppm2kgm3(t['ppm'],M,T,P); f=lambda x: math.log(max(c(x),1e-300)/ct)
        xs=np.geomspace(1,FAR,6001); v=np.array([f(x) for x in xs]); ins=np.where(v>=0)[0]
        if len(ins)==0: zones.append(dict(id=t['id'],reached=False)); continue
        near=0. if ins[0]==0 else brentq(f,xs[ins[0]-1],xs[ins[0]]); cut=ins[-1]==len(xs)-1; far=FAR if cut else brentq(f,xs[ins[-1]],xs[ins[-1]+1])
        g=np.linspace(max(near,1e-6),far,20001); hw=np.array([al.sig(x,st,z0)[1]*math.sqrt(2*max(f(x),0)) for x in g])
        zones.append(dict(id=t['id'],reached=True,near_m=near,far_m=far,is_cut=bool(cut),max_width_m=float(2*hw.max()),area_m2=float(2*np.trapezoid(hw,g))))
    return zones
def ground(r): z=r['input']['site']['roughnessM']; return {'open':.03,'urban':1.}.get(z,z)
def pool_diameter(r):
    i=r['input']; s=i['substance']; w=i['weather']
    if i['release']['state']!='liquid': return 0.
    T=w['temperatureC']+273.15; T1,T2=s['vapourPressureAtC']+273.15,s['boilingPointC']+273.15
    k=math.log(101325/s['vapourPressurePa'])/(1/T1-1/T2); pv=s['vapourPressurePa']*math.exp(k*(1/T1-1/T))
    f=lambda ld: math.log(so.brighton(s['molarMass'],T,pv,w['windSpeedMps'],10.,r['cls'],math.exp(ld),ground(r),P=w['pressureMb']*100)['rate']/i['release']['rateKgPerS'])
    return math.exp(brentq(f,math.log(.05),math.log(2000)))
def setting(r):
    "density as released and critical Richardson number"
    i=r['input']; w=i['weather']; Ta=w['temperatureC']+273.15; P=w['pressureMb']*100; z0=ground(r); d=pool_diameter(r)
    us=.4*w['windSpeedMps']/hv.shape(10.,z0,hv.obukhov(r['cls'],z0)); ra=P*28.96e-3/(R*Ta)
    T0=i['release'].get('temperatureC',w['temperatureC'])+273.15; ro=hf.mixture(1.,T0,Ta,P)[1] if 'association' in i['substance'] else P*i['substance']['molarMass']*1e-3/(R*T0)
    return ro,ra,hv.ri_c(i['release']['rateKgPerS'],ro,ra,w['windSpeedMps'],us,d or None),d
def plume(r,tav,alone=False):
    i=r['input']; w=i['weather']; s=i['substance']; st=r['cls']; h=i['release']['heightM']; ro,ra,ri,d=setting(r); wt=ff.weight(ri); U=w['windSpeedMps']
    Up=al.wind(U,10,max(h,3),st); cpc=s['gasHeatCapacityJPerMolK']/s['molarMass']*1000 if 'gasHeatCapacityJPerMolK' in s else 800.
    k=dict(z0=ground(r),Ta=w['temperatureC']+273.15,P=w['pressureMb']*100,Trel=i['release'].get('temperatureC',w['temperatureC'])+273.15,cpc=cpc,tav=tav,pool_d=d)
    a=(i['release']['rateKgPerS'],s['molarMass'],U,st)
    p=hv.Heavy(*a,**k).run(xmax=1.2e4) if alone else (hf.FarFieldHF if 'association' in s else ff.FarField)(*a,passive_wind=Up,lid=w.get('inversionM'),**k).run(xmax=1.2e4)
    tr=min(i['release']['durationMin'],60)*60; Us=U if alone else ff.duration_wind(ri,Up,U); x=p.tr[:,0]
    fac=np.array([erf(Us*tr/(2*math.sqrt(2)*al.sig(v,st,ground(r))[0])) for v in x])
    if not alone and wt*h>0: fac=fac*np.array([p.p.height(F,wt*h) for F in p.tr[:,8]])
    return p,x,p.tr[:,1]*fac
def reach(r,p):
    "half extents about the source: the larger of the round blanket and Britter and McQuaid's"
    ro,ra,ri,d=setting(r); U=r['input']['weather']['windSpeedMps']; q0=r['input']['release']['rateKgPerS']/ro
    lb=max(0.,q0*9.80616*(ro-ra)/ra/U**3); D=d or math.sqrt(q0/U); share=1-ff.weight(ri)
    return max(p.R,share*(D/2+2*lb)),max(p.R,share*(D+8*lb))
def followed(r,alone=False):
    zones=[]
    for t in r['input']['thresholds']:
        p,x,c=plume(r,10. if t['id']=='lel' else 300.,alone)
        ppm=1e6*np.array([p.vf(v) for v in c]); inside=np.where(ppm>=t['ppm'])[0]
        if len(inside)==0: zones.append(dict(id=t['id'],reached=False)); continue
        k=inside[-1]; f=math.log(ppm[k]/t['ppm'])/math.log(ppm[k]/ppm[k+1]); far=float(x[k]*(x[k+1]/x[k])**f)
        near=0.
        if inside[0]>0: n=inside[0]; near=float(x[n-1]*(x[n]/x[n-1])**(math.log(t['ppm']/ppm[n-1])/math.log(ppm[n]/ppm[n-1])))
        share=t['ppm']*1e-6; ct=np.interp(share/(share+(1-share)*hv.MA/p.M),p.wt,p.ct); hw=np.maximum(p.tr[:k+1,3],0)+p.tr[:k+1,2]*np.sqrt(np.log(np.maximum(c,ct)[:k+1]/ct))
        half=float(hw.max()); zone=dict(id=t['id'],reached=True,near_m=near,far_m=far,is_cut=False,max_width_m=2*half)
        if not alone and near==0.:
            up,side=reach(r,p); half=max(half,side); zone.update(max_width_m=2*half,upwind_m=up)
            if half>far: zone.update(shape='circle',far_m=half,upwind_m=half)
        zones.append(zone)
    return zones
out=[]
for r in RELEASES:
    i=r['input']; w=i['weather']; st=r['cls']; ro,ra,ri,d=setting(r); at_source=ri>=.1 or d>0
    x5=300*al.wind(w['windSpeedMps'],10,3,st); half=math.degrees(math.atan(2*al.sig(x5,st,ground(r))[1]/x5))
    one=dict(stability=st,model='heavy-gas' if ri>=1 else 'gaussian',richardson=ri,axis_deg=(w['windFromDeg']+180)%360,swing_deg=max(half,30. if w['windSpeedMps']<2 else 20.),zones=followed(r) if at_source else passive(r))
    if at_source: one['follows_cloud']=True
    if ri>=1 and 'association' not in i['substance']: one['before']=[dict(id=z['id'],far_m=z['far_m'],max_width_m=z['max_width_m']) for z in followed(r,alone=True)]   # the equations alone
    out.append(dict(id=r['id'],input=i,outputs=one))
q=so.brighton(78.11,298.15,12690.,5.,10.,'D',2*math.sqrt(300/math.pi),.03)
pool=dict(id='WHOLE-POOL',area_m2=300.,rate_kg_s=q['rate'],input=dict(substance=C6H6,weather=dict(windSpeedMps=5,windFromDeg=0,temperatureC=25,pressureMb=1013.25,stability='D'),site=dict(lon=0,lat=50,roughnessM=.03)))
doc=dict(source='Computed by validation/reference/whole_release_ref.py from the formulas of NOAA TM NOS OR&R 43 (passive), DEGADIS closure (heavy), the passive limit of far_field_ref.py, Britter and McQuaid (reach upwind), Brighton (pool)',tolerance=dict(passive_rel=0.002,area_rel=0.002,heavy_rel=0.01,upwind_rel=0.002,swing_deg=0.01,bearing_deg=0.1,pool_rel=0.002),releases=out,pool=pool)
json.dump(doc,open('../fixtures/whole-releases.json','w'),indent=1); print(json.dumps([(o['id'],o['outputs']['model'],round(o['outputs']['richardson'],2),[(z['id'],round(z.get('far_m',0)),round(z.get('max_width_m',0))) for z in o['outputs']['zones']]) for o in out],indent=0)); print(pool)
